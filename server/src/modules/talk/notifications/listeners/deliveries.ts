import type { NotificationTypeOf } from '@karavan/shared-api/contract/notification-types';
import { onEvent, type EventHandler } from '../../../../platform/events/domain-event.ts';
import { presentAmount } from '../../../../platform/money/present-money.ts';
import { deliveryMoved } from '../../../trade/delivery/index.ts';
import type { DeliveryAction } from '../../../trade/orders/index.ts';
import type { NotificationsTables } from '../notifications.tables.ts';
import { notifyMembers, notifyPerson, notifyStaff, withdrawNotifications } from '../notify.ts';

type DeliveryType = NotificationTypeOf<'deliveries'>;

interface Told {
  readonly client: DeliveryType | null;
  readonly staff: DeliveryType | null;
}

/** What client and staff are told of each move; nobody of what they have just done. */
const TOLD: Readonly<Record<Exclude<DeliveryAction, 'send'>, Told>> = {
  take: {
    client: 'accepted_by_delivery_for_client',
    staff: 'accepted_by_delivery_for_organization',
  },
  complete: {
    client: 'delivery_delivered_for_client',
    staff: 'delivery_delivered_for_organization',
  },
  reject: { client: null, staff: 'rejected_by_delivery_for_organization' },
  take_back: { client: null, staff: null },
  lapse: { client: null, staff: 'rejected_by_delivery_for_organization' },
};

export const deliveryListeners: readonly EventHandler<NotificationsTables>[] = [
  onEvent(deliveryMoved, async (unit, delivery) => {
    const { action, deliveryId, orderId, organizationId, clientId, serviceId } = delivery;
    const { courierId, total, fee, whoPays, currency } = delivery;
    const requestKey = `delivery:${deliveryId}`;
    if (action === 'send') {
      const request = {
        organizationId,
        senderId: null,
        eventKey: requestKey,
        extraData: {
          transaction_id: orderId,
          delivery_amount: presentAmount(fee, currency),
          delivery_currency: currency,
          who_pays: whoPays,
        },
      };
      const toClient = 'sent_to_delivery_by_organization_for_client';
      await notifyPerson(unit, { ...request, type: toClient, userId: clientId });
      await notifyMembers(unit, { ...request, type: 'for_delivery', membersOf: serviceId });
      return;
    }
    if (action === 'take' || action === 'take_back') {
      await withdrawNotifications(unit, { types: ['for_delivery'], eventKey: requestKey });
    }
    const about = {
      organizationId,
      senderId: courierId,
      eventKey: `${requestKey}:${action}`,
      extraData: {
        transaction_id: orderId,
        final_price: presentAmount(total, currency),
        currency,
      },
    };
    const { client, staff } = TOLD[action];
    if (client !== null) await notifyPerson(unit, { ...about, type: client, userId: clientId });
    if (staff === null) return;
    await notifyStaff(unit, { ...about, type: staff, permission: 'can_manage_orders' });
  }),
];
