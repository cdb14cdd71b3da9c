import { sql, type Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { countUpToCap } from '../../../platform/paging/count-up-to-cap.ts';
import type { PageWindow } from '../../../platform/paging/page-window.ts';
import { selectFullName, type PeopleTables } from '../../identity/people/index.ts';
import {
  selectOrganizations,
  type OrganizationsTables,
} from '../../organizations/organizations/index.ts';
import { selectOrders, type OrdersTables } from '../orders/index.ts';
import type { PaymentsTables } from './payments.tables.ts';

export type OddPaymentTables = PaymentsTables & OrdersTables & OrganizationsTables & PeopleTables;
export type OddPaymentRow = Awaited<
  ReturnType<ReturnType<typeof selectOddPayments>['executeTakeFirstOrThrow']>
>;

interface QueueWindow extends PageWindow {
  readonly isSettled: boolean;
}

export function findOddPayments(
  db: Kysely<OddPaymentTables>,
  { isSettled, after, offset, limit }: QueueWindow,
): Promise<OddPaymentRow[]> {
  return selectOddPayments(db)
    .where('odd_payment.settled_at', isSettled ? 'is not' : 'is', null)
    .$if(after !== undefined, (query) => query.where('odd_payment.id', '<', after!.id))
    .orderBy('odd_payment.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

export function findOddPayment(db: Kysely<OddPaymentTables>, id: number): Promise<OddPaymentRow> {
  return selectOddPayments(db).where('odd_payment.id', '=', id).executeTakeFirstOrThrow();
}

export function countOddPayments(db: Kysely<PaymentsTables>, isSettled: boolean): Promise<number> {
  return countUpToCap(
    db,
    db.selectFrom('odd_payment').where('settled_at', isSettled ? 'is not' : 'is', null),
  );
}

function selectOddPayments(db: Kysely<OddPaymentTables>) {
  return db
    .selectFrom('odd_payment')
    .innerJoin('payment', 'payment.id', 'odd_payment.payment_id')
    .innerJoin(selectOrders(db).as('placed'), 'placed.id', 'payment.order_id')
    .innerJoin(selectOrganizations().as('organization'), (join) =>
      join.onRef('organization.id', '=', 'placed.organization_id'),
    )
    .select([
      'odd_payment.id',
      'odd_payment.outcome',
      'odd_payment.amount as reported_amount',
      'odd_payment.currency as reported_currency',
      'odd_payment.noticed_at',
      'odd_payment.decision',
      'odd_payment.reason',
      'odd_payment.settled_at',
      'payment.order_id',
      'payment.amount',
      'payment.currency',
      'payment.status',
      'payment.created_at',
      'organization.id as organization_id',
      'organization.title',
    ])
    .select((eb) => [
      selectFullName(eb.ref('odd_payment.settled_by').$notNull()).as('settled_by'),
      jsonArrayFrom(
        eb
          .selectFrom('payment_event')
          .select(['payment_event.outcome', sql<string>`received_at`.as('received_at')])
          .whereRef('payment_event.payment_id', '=', 'payment.id')
          .orderBy('payment_event.received_at'),
      ).as('reports'),
    ]);
}
