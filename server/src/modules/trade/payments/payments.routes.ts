import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/payments';
import type { Tables } from '../../../database-tables.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import { selectOrders, type Orders, type OrdersTables } from '../orders/index.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { PaymentsTables } from './payments.tables.ts';
import { settleReport } from './settle-report.ts';
import { giveUpPayment, startPayment } from './start-payment.ts';

interface PaymentDependencies {
  readonly db: Kysely<PaymentsTables & OrdersTables>;
  readonly transact: Transact<Tables>;
  readonly orders: Orders;
  /** Null where nobody takes money online. */
  readonly provider: PaymentProvider | null;
  /** Minutes that a payment page stays open. */
  readonly minutes: number;
}

export function paymentsRoutes({
  db,
  transact,
  orders,
  provider,
  minutes,
}: PaymentDependencies): ImplementedRoute[] {
  function requireProvider(): PaymentProvider {
    if (!provider) throw new ApiError('unavailable');
    return provider;
  }
  const settle = (report: contract.PaymentReport) =>
    transact((unit) => settleReport(unit, orders, report));

  return [
    implement(contract.initializePayment, async ({ params: { id }, context }) => {
      const bank = requireProvider();
      const { userId: clientId } = requireActor(context.actor);
      const start = { orderId: id, clientId, minutes };
      const wanted = await transact((unit) => startPayment(unit, start));
      return { payment_url: await bank.open(wanted) };
    }),
    implement(contract.acceptPayment, async ({ body, context }) => {
      const bank = requireProvider();
      const { userId } = requireActor(context.actor);
      const order = selectOrders(db)
        .where('id', '=', body.transaction_id)
        .where('client_id', '=', userId);
      if (!(await order.executeTakeFirst())) throw new ApiError('not_found');
      const attempts = await db
        .selectFrom('payment')
        .select('reference')
        .where('order_id', '=', body.transaction_id)
        .orderBy('id', 'desc')
        .execute();
      for (const { reference } of attempts) {
        const report = await bank.read(reference);
        if (report) await settle(report);
      }
      const { payment_status } = await order.executeTakeFirstOrThrow();
      return { payment_status };
    }),
    implement(contract.rejectPayment, async ({ params: { id }, context }) => {
      const { userId } = requireActor(context.actor);
      const own = { orderId: id, clientId: userId };
      await transact((unit) => giveUpPayment(unit, own));
      return undefined;
    }),
    implement(contract.rejectRentalPayment, async ({ params: { id }, context }) => {
      const { userId } = requireActor(context.actor);
      const own = { orderId: id, clientId: userId, kind: 'rent' } as const;
      await transact((unit) => giveUpPayment(unit, own));
      return undefined;
    }),
    implement(contract.receivePaymentReport, async ({ body, raw }) => {
      const signature = raw.headers['x-signature'];
      if (!(await requireProvider().isGenuine(body, String(signature ?? '')))) {
        throw new ApiError('forbidden');
      }
      await settle(body);
      return undefined;
    }),
  ];
}
