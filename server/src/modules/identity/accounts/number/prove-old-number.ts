import { sql, type Kysely } from 'kysely';
import type { Actor } from '../../../../platform/auth/actor.ts';
import { drawToken, hashToken } from '../../../../platform/auth/tokens.ts';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { Perishable } from '../../../../platform/pruning/perishable.ts';
import { MINUTE_MS } from '../../../../platform/time/durations.ts';
import type { AccountsTables } from '../accounts.tables.ts';
import type { PhoneCodes } from '../phone-codes.ts';

/** How long the proof of the old number counts. */
const PROOF_MINUTES = 15;

export const PERISHABLE_PROOFS: Perishable = {
  table: 'number_proof',
  column: 'expires_at',
  seconds: 0,
};

interface OldNumber {
  readonly phone: string;
  readonly code: string;
  readonly device: string | null;
}

/**
 * Proves by a code that whoever asks has the account's number at hand. Answers a token that lets this
 * session, once and for a quarter of an hour, take another number or e-mail.
 * @throws ApiError as `PhoneCodes.redeem` does
 */
export async function proveOldNumber(
  { db, phoneCodes }: { readonly db: Kysely<AccountsTables>; readonly phoneCodes: PhoneCodes },
  { userId, sessionId }: Actor,
  { phone, code, device }: OldNumber,
): Promise<string> {
  await phoneCodes.redeem({ login: phone, purposes: ['prove_phone'], code, device });
  const token = drawToken();
  const proof = {
    session_id: sessionId,
    token_hash: hashToken(token),
    expires_at: new Date(Date.now() + PROOF_MINUTES * MINUTE_MS),
  };
  await db
    .insertInto('number_proof')
    .values({ user_id: userId, ...proof })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(proof))
    .execute();
  return token;
}

/**
 * Uses a proof up. Of two requests with the same one the second waits here, and finds none.
 * @throws ApiError `code_required` where there is none of this session
 */
export async function redeemProof(
  trx: Pick<Kysely<AccountsTables>, 'deleteFrom'>,
  { userId, sessionId }: Actor,
  token: string,
): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('number_proof')
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new ApiError('code_required');
}
