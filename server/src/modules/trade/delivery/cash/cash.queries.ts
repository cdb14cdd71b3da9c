import { sql, type ExpressionBuilder, type Kysely } from 'kysely';
import type { CashAccount, CashHandOver } from '@karavan/shared-api/contract/delivery-cash';
import { presentMoney } from '../../../../platform/money/present-money.ts';
import { countUpToCap } from '../../../../platform/paging/count-up-to-cap.ts';
import type { PageWindow } from '../../../../platform/paging/page-window.ts';
import { selectFullName } from '../../../identity/people/index.ts';
import { selectOrganizationTitle } from '../../../organizations/organizations/index.ts';
import type { DeliveryTables } from '../delivery.tables.ts';

type HandOverShown = Awaited<ReturnType<ReturnType<typeof selectHandOvers>['execute']>>[number];

const OPEN = ['declared', 'disputed'] as const;

const selectHandOvers = (db: Pick<Kysely<DeliveryTables>, 'selectFrom'>) =>
  db
    .selectFrom('cash_hand_over')
    .selectAll('cash_hand_over')
    .select(({ ref }) => [
      selectFullName(ref('courier_id')).$notNull().as('courier_name'),
      selectOrganizationTitle(ref('service_id')).$notNull().as('service_title'),
    ]);

/** Whose hand-overs are listed. */
export type HandOverFilter =
  | { readonly courierId: number }
  | { readonly serviceId: number; readonly isOpen: boolean };

const meets =
  (filter: HandOverFilter) => (eb: ExpressionBuilder<DeliveryTables, 'cash_hand_over'>) =>
    'courierId' in filter
      ? eb('courier_id', '=', filter.courierId)
      : eb.and([
          eb('service_id', '=', filter.serviceId),
          ...(filter.isOpen ? [eb('status', 'in', OPEN)] : []),
        ]);

/** The latest first. */
export function findHandOvers(
  db: Kysely<DeliveryTables>,
  filter: HandOverFilter,
  { after, offset, limit }: PageWindow,
) {
  return selectHandOvers(db)
    .where(meets(filter))
    .$if(after !== undefined, (query) => query.where('cash_hand_over.id', '<', after!.id))
    .orderBy('cash_hand_over.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

export function countHandOvers(
  db: Kysely<DeliveryTables>,
  filter: HandOverFilter,
): Promise<number> {
  return countUpToCap(db, selectHandOvers(db).where(meets(filter)));
}

export const readHandOver = async (
  db: Pick<Kysely<DeliveryTables>, 'selectFrom'>,
  id: number,
): Promise<CashHandOver> =>
  presentHandOver(
    await selectHandOvers(db).where('cash_hand_over.id', '=', id).executeTakeFirstOrThrow(),
  );

/** What a courier has collected and settled, at every service where they ever did. */
export async function readCashAccounts(
  db: Kysely<DeliveryTables>,
  courierId: number,
): Promise<CashAccount[]> {
  const [accounts, open] = await Promise.all([
    db
      .selectFrom('courier_cash')
      .select(['service_id', 'currency', 'collected', 'settled', 'owed'])
      .select(({ ref }) => selectOrganizationTitle(ref('service_id')).$notNull().as('title'))
      .where('courier_id', '=', courierId)
      .orderBy(sql`owed > 0`, 'desc')
      .orderBy('service_id')
      .orderBy('currency')
      .execute(),
    selectHandOvers(db).where('courier_id', '=', courierId).where('status', 'in', OPEN).execute(),
  ]);
  return accounts.map(({ service_id, title, currency, collected, settled, owed }) => {
    const waiting = open.find((one) => one.service_id === service_id && one.currency === currency);
    return {
      service: { id: service_id, title },
      collected: presentMoney(collected, currency),
      settled: presentMoney(settled, currency),
      owed: presentMoney(owed, currency),
      open: waiting ? presentHandOver(waiting) : null,
    };
  });
}

export function presentHandOver(row: HandOverShown): CashHandOver {
  const money = (sum: number | null) => (sum === null ? null : presentMoney(sum, row.currency));
  return {
    id: row.id,
    service: { id: row.service_id, title: row.service_title },
    courier: { id: row.courier_id, full_name: row.courier_name },
    status: row.status,
    declared: presentMoney(row.declared, row.currency),
    counted: money(row.counted),
    settled: money(row.settled),
    note: row.note,
    dispute: row.dispute,
    created_at: row.created_at.toISOString(),
    answered_at: row.answered_at?.toISOString() ?? null,
  };
}
