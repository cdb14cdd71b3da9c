import type { Kysely } from 'kysely';
import { COUNT_CAP } from '@karavan/shared-api/contract/limits';
import type { CashbackEntry } from '@karavan/shared-api/contract/discounts';
import { presentMoney } from '../../../platform/money/present-money.ts';
import { decodeCursor, encodeCursor } from '../../../platform/paging/cursor.ts';
import { pageAnswer } from '../../../platform/paging/page-answer.ts';
import type { CashbackTables } from './cashback.tables.ts';

interface Wanted {
  readonly page: number;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** What has become of a client's cashback at an organization, the latest first. Entries of nothing are left out. */
export async function listEntries(
  db: Kysely<CashbackTables>,
  { organizationId, clientId }: { readonly organizationId: number; readonly clientId: number },
  { page, limit, cursor }: Wanted,
) {
  const after = decodeCursor(cursor, 'id');
  const own = db
    .selectFrom('cashback_entry as entry')
    .innerJoin('cashback_account as account', (join) =>
      join
        .onRef('account.organization_id', '=', 'entry.organization_id')
        .onRef('account.client_id', '=', 'entry.client_id'),
    )
    .where('entry.organization_id', '=', organizationId)
    .where('entry.client_id', '=', clientId)
    .where('entry.amount', '<>', 0);
  const [rows, { count }] = await Promise.all([
    own
      .select(['entry.id', 'entry.kind', 'entry.amount', 'entry.order_id', 'entry.created_at'])
      .select('account.currency')
      .$if(after !== undefined, (query) => query.where('entry.id', '<', after!.id))
      .orderBy('entry.id', 'desc')
      .offset(after ? 0 : (page - 1) * limit)
      .limit(limit + 1)
      .execute(),
    db
      .selectFrom(
        own
          .select('entry.id')
          .limit(COUNT_CAP + 1)
          .as('found'),
      )
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return pageAnswer(rows, limit, count, {
    present: ({ id, kind, amount, currency, order_id, created_at }): CashbackEntry => ({
      id,
      kind,
      amount: presentMoney(amount, currency),
      transaction_id: order_id,
      created_at: created_at.toISOString(),
    }),
    cursorOf: ({ id }) => encodeCursor({ value: '', id }),
  });
}
