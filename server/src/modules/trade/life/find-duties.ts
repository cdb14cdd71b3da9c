import type { Kysely } from 'kysely';
import type { Duty } from '@karavan/shared-api/contract/life';
import { workPath } from '@karavan/shared-api/contract/receipt-path';
import type { OrderKind } from '@karavan/shared-api/contract/order-states';
import type { ItemsTables } from '../../catalog/items/index.ts';
import { countDeliveryDuties, type DeliveryTables } from '../delivery/index.ts';
import { countUnfinishedOrders, type OrdersTables } from '../orders/index.ts';
import { countOpenPayments, type PaymentsTables } from '../payments/index.ts';
import type { RentalPeriodsTables } from '../rental-periods/index.ts';
import { countOpenDeposits, countRentedOut } from '../rentals/index.ts';
import { countValidTickets, type TicketsTables } from '../tickets/index.ts';

export type DutyTables = DeliveryTables &
  ItemsTables &
  OrdersTables &
  PaymentsTables &
  RentalPeriodsTables &
  TicketsTables;

const UNFINISHED = {
  product: 'orders',
  rent: 'bookings',
  ticket: 'reservations',
} as const satisfies Readonly<Record<OrderKind, Duty['reason']>>;

/** What an organization has still to finish before it can be deactivated; nothing of it counts as cashback. */
export async function findDuties(
  db: Pick<Kysely<DutyTables>, 'selectFrom'>,
  organizationId: number,
): Promise<Duty[]> {
  const listOf = (kind: OrderKind) => `${workPath(kind)}?view=all&organization=${organizationId}`;
  const unfinished = await countUnfinishedOrders(db, organizationId);
  const board = `/organizations/${organizationId}/manage/deliveries`;
  const { carried, collected, due } = await countDeliveryDuties(db, organizationId);
  const duties: Duty[] = [
    ...unfinished.map(({ kind, count }) => ({
      reason: UNFINISHED[kind],
      count,
      path: listOf(kind),
    })),
    {
      reason: 'rentals',
      count: await countRentedOut(db, organizationId),
      path: listOf('rent'),
    },
    {
      reason: 'deposits',
      count: await countOpenDeposits(db, organizationId),
      path: listOf('rent'),
    },
    { reason: 'tickets', count: await countValidTickets(db, organizationId), path: null },
    { reason: 'deliveries', count: carried, path: board },
    { reason: 'cash', count: collected, path: `${board}?view=cash` },
    { reason: 'cash', count: due, path: listOf('product') },
    { reason: 'payments', count: await countOpenPayments(db, organizationId), path: null },
  ];
  return duties.filter(({ count }) => count > 0);
}
