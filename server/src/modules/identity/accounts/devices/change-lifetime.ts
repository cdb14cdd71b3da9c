import type { Actor } from '../../../../platform/auth/actor.ts';
import type { AuthTables } from '../../../../platform/auth/auth.tables.ts';
import { wasOpenedByCode } from '../../../../platform/auth/session-age.ts';
import { lockLifetime, setLifetime } from '../../../../platform/auth/session-lifetime.ts';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { Transact } from '../../../../platform/events/unit-of-work.ts';
import type { AccountsTables } from '../accounts.tables.ts';
import { redeemProof } from '../number/prove-old-number.ts';

/** How long a session that a code has opened may have a longer life without another code. */
const FRESH_MINUTES = 30;

type Tables = AccountsTables & AuthTables;

interface Lifetime {
  readonly id: number;
  /** Days without use after which the session ends. */
  readonly days: number;
  /** The proof of the account's number, where one has been given. */
  readonly proof: string | undefined;
}

/**
 * Sets how long one of the person's sessions lasts without use. A longer life takes a fresh proof of the
 * number and counts for the asking session alone, so that a stolen token cannot keep itself alive.
 * @throws ApiError `not_found` where the person has no such session, `code_required` without the proof
 */
export async function changeLifetime(
  transact: Transact<Tables>,
  actor: Actor,
  { id, days, proof }: Lifetime,
): Promise<void> {
  await transact(async ({ trx }) => {
    const present = await lockLifetime(trx, actor.userId, id);
    if (present === null) throw new ApiError('not_found');
    if (days > present) await requireProof(trx, actor, { id, proof });
    await setLifetime(trx, id, days);
  });
}

async function requireProof(
  trx: Parameters<typeof wasOpenedByCode>[0] & Parameters<typeof redeemProof>[0],
  actor: Actor,
  { id, proof }: Pick<Lifetime, 'id' | 'proof'>,
): Promise<void> {
  if (id !== actor.sessionId) throw new ApiError('code_required');
  if (proof !== undefined) return redeemProof(trx, actor, proof);
  if (!(await wasOpenedByCode(trx, id, FRESH_MINUTES))) throw new ApiError('code_required');
}
