import type { Kysely } from 'kysely';
import type { AccountReturn } from '@karavan/shared-api/contract/departures';
import { drawToken, hashToken } from '../../../../platform/auth/tokens.ts';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { Perishable } from '../../../../platform/pruning/perishable.ts';
import { MINUTE_MS } from '../../../../platform/time/durations.ts';
import { departureOf } from '../../people/index.ts';
import type { AccountsTables } from '../accounts.tables.ts';

/** How long somebody may think about coming back before they prove themselves again. */
const OFFER_MINUTES = 15;

export const PERISHABLE_RETURNS: Perishable = {
  table: 'account_return',
  column: 'expires_at',
  seconds: 0,
};

interface Proven {
  readonly userId: number;
  readonly deactivatedAt: Date;
  readonly openedWith: AccountsTables['account_return']['opened_with'];
}

/** The answer to somebody who has proven that a deactivated account is theirs: how to get it back. */
export async function offerReturn(
  db: Kysely<AccountsTables>,
  { userId, deactivatedAt, openedWith }: Proven,
): Promise<ApiError> {
  const token = drawToken();
  const offer = {
    token_hash: hashToken(token),
    opened_with: openedWith,
    expires_at: new Date(Date.now() + OFFER_MINUTES * MINUTE_MS),
  };
  await db
    .insertInto('account_return')
    .values({ user_id: userId, ...offer })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(offer))
    .execute();
  const data: AccountReturn = {
    token,
    deactivated_at: deactivatedAt.toISOString(),
    erased_on: departureOf(deactivatedAt).erasedOn.toISOString(),
  };
  return new ApiError('account_deactivated', { data: { ...data } });
}
