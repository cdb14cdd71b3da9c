import { sql } from 'kysely';
import type { AuthTables } from '../../../../platform/auth/auth.tables.ts';
import { endSessions } from '../../../../platform/auth/end-sessions.ts';
import { hashToken } from '../../../../platform/auth/tokens.ts';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { Transact } from '../../../../platform/events/unit-of-work.ts';
import { reactivatePerson, type PeopleTables } from '../../people/index.ts';
import type { AccountsTables } from '../accounts.tables.ts';

export interface Returned {
  readonly userId: number;
  readonly openedWith: AccountsTables['account_return']['opened_with'];
}

/**
 * Takes a deactivated account back. Whoever is erased at the same moment is erased, or comes back: their
 * row is locked by both. Sessions that were opened while they left do not come to life again.
 * @throws ApiError `code_expired` where nothing (any more) was offered with this token
 */
export async function returnToAccount(
  transact: Transact<AccountsTables & AuthTables & PeopleTables>,
  token: string,
): Promise<Returned> {
  return transact(async (unit) => {
    const offer = await unit.trx
      .deleteFrom('account_return')
      .where('token_hash', '=', hashToken(token))
      .where('expires_at', '>', sql<Date>`now()`)
      .returning(['user_id', 'opened_with'])
      .executeTakeFirst();
    if (!offer) throw new ApiError('code_expired');
    const { user_id: userId, opened_with: openedWith } = offer;
    if (!(await reactivatePerson(unit.trx, userId))) throw new ApiError('code_expired');
    await endSessions(unit, { userId });
    return { userId, openedWith };
  });
}
