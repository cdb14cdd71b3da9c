import type { Kysely } from 'kysely';
import { selectOrders, type OrdersTables } from '../orders/index.ts';
import type { PaymentsTables } from './payments.tables.ts';

/** Money of an organization's clients that is on its way, or that an operator has still to judge. */
export async function countOpenPayments(
  db: Pick<Kysely<PaymentsTables & OrdersTables>, 'selectFrom'>,
  organizationId: number,
): Promise<number> {
  const { count } = await db
    .selectFrom('payment')
    .innerJoin(selectOrders(db).as('sold'), 'sold.id', 'payment.order_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('sold.organization_id', '=', organizationId)
    .where((eb) =>
      eb.or([
        eb('payment.status', '=', 'in_progress'),
        eb(
          'payment.id',
          'in',
          eb
            .selectFrom('odd_payment')
            .select('odd_payment.payment_id')
            .where('odd_payment.decision', 'is', null),
        ),
      ]),
    )
    .executeTakeFirstOrThrow();
  return count;
}
