import type { NotificationTypeOf } from '@karavan/shared-api/contract/notification-types';
import type { UnitOfWork } from '../../../../platform/events/unit-of-work.ts';
import { presentAmount } from '../../../../platform/money/present-money.ts';
import type { OrderFacts } from '../../../trade/orders/index.ts';
import type { NotificationsTables } from '../notifications.tables.ts';
import { notifyPerson, notifyWorker } from '../notify.ts';

interface Sold {
  readonly order: OrderFacts;
  readonly eventKey: string;
  readonly actorId: number | null;
  /** Minor units. */
  readonly cashbackEarned: number;
}

type Unit = UnitOfWork<NotificationsTables>;
type CashbackType = NotificationTypeOf<'cashback'>;

/** What a sale has done with cashback: client and seller hear of each. */
export async function tellCashback(unit: Unit, { cashbackEarned, ...sold }: Sold): Promise<void> {
  const { cashbackSpent } = sold.order;
  if (cashbackSpent > 0) {
    const types = ['withdraw_cashback_for_client', 'withdraw_cashback_for_seller'] as const;
    await tellBoth(unit, sold, types, cashbackSpent);
  }
  if (cashbackEarned > 0) {
    const types = ['new_cashback', 'charge_cashback_for_seller'] as const;
    await tellBoth(unit, sold, types, cashbackEarned);
  }
}

/** With a refund comes back what was spent. */
export async function tellCashbackReturned(
  unit: Unit,
  sold: Omit<Sold, 'cashbackEarned'>,
): Promise<void> {
  if (sold.order.cashbackSpent === 0) return;
  const types = ['charge_cashback_for_client', 'charge_cashback_for_seller'] as const;
  await tellBoth(unit, sold, types, sold.order.cashbackSpent);
}

async function tellBoth(
  unit: Unit,
  { order, eventKey, actorId }: Omit<Sold, 'cashbackEarned'>,
  [ofClient, ofSeller]: readonly [CashbackType, CashbackType],
  amount: number,
): Promise<void> {
  const { organizationId, clientId, cashierId, orderId, currency, method } = order;
  const about = {
    organizationId,
    eventKey,
    extraData: {
      transaction_id: orderId,
      final_price: presentAmount(amount, currency),
      currency,
      method,
    },
  };
  await notifyPerson(unit, { ...about, type: ofClient, userId: clientId, senderId: null });
  const seller = { userId: cashierId, actorId, senderId: clientId };
  await notifyWorker(unit, { ...about, ...seller, type: ofSeller });
}
