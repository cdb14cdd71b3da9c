import type { Kysely } from 'kysely';
import type { CashbackEntry } from '@karavan/shared-api/contract/discounts';
import { presentMoney } from '../../../platform/money/present-money.ts';
import { countUpToCap } from '../../../platform/paging/count-up-to-cap.ts';
import { encodeCursor } from '../../../platform/paging/cursor.ts';
import { pageAnswer } from '../../../platform/paging/page-answer.ts';
import { pageWindow, type PageQuery } from '../../../platform/paging/page-window.ts';
import type { CashbackTables } from './cashback.tables.ts';

/** What has become of a client's cashback at an organization, the latest first. Entries of nothing are left out. */
export async function listEntries(
  db: Kysely<CashbackTables>,
  { organizationId, clientId }: { readonly organizationId: number; readonly clientId: number },
  page: PageQuery,
) {
  const window = pageWindow(page, 'id');
  const { after } = window;
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
  const [rows, count] = await Promise.all([
    own
      .select(['entry.id', 'entry.kind', 'entry.amount', 'entry.order_id', 'entry.created_at'])
      .select('account.currency')
      .$if(after !== undefined, (query) => query.where('entry.id', '<', after!.id))
      .orderBy('entry.id', 'desc')
      .offset(window.offset)
      .limit(window.limit)
      .execute(),
    countUpToCap(db, own),
  ]);
  return pageAnswer(rows, page.limit, count, {
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
