import type { Kysely } from 'kysely';
import type { Actor } from '../../../../platform/auth/actor.ts';
import { drawToken, hashToken } from '../../../../platform/auth/tokens.ts';
import type { Perishable } from '../../../../platform/pruning/perishable.ts';
import type { AccountsTables } from '../accounts.tables.ts';
import type { PhoneCodes } from '../phone-codes.ts';

/** How long the proof of the old number counts. */
const PROOF_MINUTES = 15;

export const PERISHABLE_PROOFS: Perishable = {
  table: 'phone_change',
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
 * session, once and for a quarter of an hour, take another number.
 * @throws ApiError as `PhoneCodes.redeem` does
 */
export async function proveOldNumber(
  { db, phoneCodes }: { readonly db: Kysely<AccountsTables>; readonly phoneCodes: PhoneCodes },
  { userId, sessionId }: Actor,
  { phone, code, device }: OldNumber,
): Promise<string> {
  await phoneCodes.redeem({ phone, purposes: ['prove_phone'], code, device });
  const token = drawToken();
  const proof = {
    session_id: sessionId,
    token_hash: hashToken(token),
    expires_at: new Date(Date.now() + PROOF_MINUTES * 60_000),
  };
  await db
    .insertInto('phone_change')
    .values({ user_id: userId, ...proof })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(proof))
    .execute();
  return token;
}
