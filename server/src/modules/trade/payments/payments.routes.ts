import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/payments';
import type { Tables } from '../../../database-tables.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import type { Orders } from '../orders/index.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { settlePayment } from './settle-payment.ts';
import { giveUpPayment, startPayment } from './start-payment.ts';

interface PaymentDependencies {
  readonly db: Kysely<Tables>;
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
    transact((unit) => settlePayment(unit, orders, report));

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
      const order = db
        .selectFrom('sale_order')
        .where('sale_order.id', '=', body.transaction_id)
        .where('client_id', '=', userId);
      const attempts = await order
        .leftJoin('payment', 'payment.order_id', 'sale_order.id')
        .select('payment.reference')
        .orderBy('payment.id', 'desc')
        .execute();
      if (attempts.length === 0) throw new ApiError('not_found');
      for (const { reference } of attempts) {
        const report = reference === null ? null : await bank.read(reference);
        if (report) await settle(report);
      }
      const { payment_status } = await order.select('payment_status').executeTakeFirstOrThrow();
      return { payment_status };
    }),
    implement(contract.rejectPayment, async ({ params: { id }, context }) => {
      const { userId } = requireActor(context.actor);
      const own = { orderId: id, clientId: userId };
      await transact((unit) => giveUpPayment(unit, own));
      return undefined;
    }),
    implement(contract.receivePaymentReport, async ({ body, raw }) => {
      const signature = raw.headers['x-signature'];
      if (!requireProvider().isGenuine(body, String(signature ?? ''))) {
        throw new ApiError('forbidden');
      }
      await settle(body);
      return undefined;
    }),
  ];
}
