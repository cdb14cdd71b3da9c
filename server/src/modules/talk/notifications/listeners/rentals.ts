import { onEvent, type EventHandler } from '../../../../platform/events/domain-event.ts';
import { bookingChanged, depositSettled, rentalReturned } from '../../../trade/rentals/index.ts';
import { presentAmount } from '../../../../platform/money/present-money.ts';
import type { NotificationsTables } from '../notifications.tables.ts';
import { notifyPerson, notifyStaff } from '../notify.ts';
import { settleCards } from '../settle-cards.ts';
import { orderSubject } from '../subjects.ts';
import type { OrderWords } from './order-words.ts';

export const RENTAL_WORDS: OrderWords = {
  placed: 'rental',
  accepted: 'rental_accepted_for_client',
  rejected: 'rental_rejected_for_client',
  cancelled: 'rental_rejected',
  expired: 'rental_expired',
  paid: 'rental_payment',
  paidForClient: 'rental_payment_for_client',
  showsItem: true,
  staff: 'can_manage_rentals_events',
};

export const rentalListeners: readonly EventHandler<NotificationsTables>[] = [
  onEvent(bookingChanged, async (unit, { orderId, organizationId, itemId, ...change }) => {
    const { clientId, actorId, isByClient, changes } = change;
    const about = {
      // News beside the card of the order, whose buttons stay as they are.
      eventKey: `${orderSubject(orderId)}:changed:${changes}`,
      organizationId,
      itemId,
      extraData: { transaction_id: orderId },
    };
    if (isByClient) {
      await notifyStaff(unit, {
        ...about,
        type: 'rental_changed',
        permission: 'can_manage_rentals_events',
        senderId: clientId,
        except: actorId,
      });
    } else {
      await notifyPerson(unit, {
        ...about,
        type: 'rental_changed_for_client',
        userId: clientId,
        senderId: null,
      });
    }
  }),
  onEvent(rentalReturned, (unit, { orderId, actorId }) =>
    settleCards(unit, { subject: orderSubject(orderId), answer: 'return', actorId }),
  ),
  // Whoever has all of it back knows.
  onEvent(depositSettled, async (unit, { organizationId, orderId, clientId, kept, currency }) => {
    if (kept === 0) return;
    await notifyPerson(unit, {
      type: 'rental_deposit_kept',
      // News beside the card of the order.
      eventKey: `${orderSubject(orderId)}:deposit`,
      organizationId,
      userId: clientId,
      senderId: null,
      extraData: {
        transaction_id: orderId,
        final_price: presentAmount(kept, currency),
        currency,
      },
    });
  }),
];
