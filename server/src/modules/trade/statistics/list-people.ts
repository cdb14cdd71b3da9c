import { sql, type Kysely } from 'kysely';
import type { Page } from '@karavan/shared-api/contract/page';
import type { PersonSums } from '@karavan/shared-api/contract/statistics';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { presentMoney } from '../../../platform/money/present-money.ts';
import { encodeCursor } from '../../../platform/paging/cursor.ts';
import { pageAnswer } from '../../../platform/paging/page-answer.ts';
import { pageWindow, type PageQuery } from '../../../platform/paging/page-window.ts';
import {
  presentPersonCard,
  selectFullName,
  selectPersonCard,
} from '../../identity/people/index.ts';
import type { OrdersTables } from '../orders/index.ts';
import type { SalesFilter } from './sales-filter.ts';
import { countSumsBy, selectSumsBy } from './sums-by.queries.ts';

export type PeopleSumsTables = OrdersTables & FilesTables;

/** A page of those who have sold or bought what a filter is about, the most first. */
export async function listPeople(
  db: Kysely<PeopleSumsTables>,
  filter: SalesFilter,
  by: 'cashier' | 'client',
  { currency, ...query }: PageQuery & { readonly currency: string },
): Promise<Page<PersonSums> & { list: PersonSums[] }> {
  const [rows, count] = await Promise.all([
    selectSumsBy(db, filter, by, pageWindow(query, 'price'))
      .select((eb) => selectPersonCard(eb.ref('sums.id')).$notNull().as('person'))
      .execute(),
    countSumsBy(db, filter, by),
  ]);
  return pageAnswer(rows, query.limit, count, {
    present: ({ person, total, order_count }) => ({
      ...presentPersonCard(person),
      total: presentMoney(total, currency),
      order_count,
    }),
    cursorOf: ({ id, total }) => encodeCursor({ value: String(total), id }),
  });
}

/** What somebody is called who has sold or bought in an organization; null for anybody else. */
export async function findNameOf(
  db: Kysely<PeopleSumsTables>,
  role: 'cashier' | 'client',
  {
    organizationId,
    personId,
  }: { readonly organizationId: number; readonly personId: number | undefined },
): Promise<string | null> {
  if (personId === undefined) return null;
  const found = await db
    .selectFrom('sale_order')
    .select(
      selectFullName(sql<number>`${personId}::bigint`)
        .$notNull()
        .as('name'),
    )
    .where('sale_order.organization_id', '=', organizationId)
    .where(`sale_order.${role}_id`, '=', personId)
    .limit(1)
    .executeTakeFirst();
  return found?.name ?? null;
}
