import type { Kysely } from 'kysely';
import type { Actor } from '../../../../platform/auth/actor.ts';
import type { AuthTables } from '../../../../platform/auth/auth.tables.ts';
import { wasOpenedByCode } from '../../../../platform/auth/session-age.ts';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { AccountsTables } from '../accounts.tables.ts';
import { redeemProof } from './prove-old-number.ts';

/** How long a session that a code has opened stands for the proof of the number. */
const FRESH_MINUTES = 30;

/**
 * Lets through whoever has proven the account's number lately: with this proof, which is used up, or when
 * they signed in.
 * @throws ApiError `code_required`
 */
export async function requireFreshProof(
  trx: Pick<Kysely<AccountsTables & AuthTables>, 'selectFrom' | 'deleteFrom'>,
  actor: Actor,
  proof: string | undefined,
): Promise<void> {
  if (proof !== undefined) return redeemProof(trx, actor, proof);
  if (!(await wasOpenedByCode(trx, actor.sessionId, FRESH_MINUTES))) {
    throw new ApiError('code_required');
  }
}
