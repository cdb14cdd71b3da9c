import { onEvent, type EventHandler } from '../../../../platform/events/domain-event.ts';
import {
  ticketActivated,
  ticketOfferMoved,
  ticketWaitMoved,
} from '../../../trade/tickets/index.ts';
import type { NotificationsTables } from '../notifications.tables.ts';
import { withdrawNotifications } from '../growing-cards.ts';
import { notifyPerson, notifyStaff } from '../notify.ts';
import { settleCards } from '../settle-cards.ts';
import { orderSubject } from '../subjects.ts';
import type { OrderWords } from './order-words.ts';

/** Tickets are bought without anybody's answer, and issued once they are paid for. */
export const TICKET_WORDS = (isOnline: boolean): OrderWords => ({
  placed: null,
  accepted: 'order_accepted_for_client',
  rejected: isOnline ? 'online_order_rejected_for_client' : 'order_rejected_for_client',
  cancelled: isOnline ? 'online_order_rejected' : 'order_rejected',
  expired: null,
  paid: 'order_payment',
  paidForClient: null,
  showsItem: false,
  staff: 'can_manage_rentals_events',
});

/** What the other side hears. */
const OFFER_NEWS = {
  offered: 'ticket_offered',
  accepted: 'ticket_offer_accepted',
  declined: 'ticket_offer_declined',
} as const;

/** What whoever has waited hears. */
const WAIT_NEWS = {
  offered: 'waited_tickets_free',
  lapsed: 'waited_tickets_lapsed',
  cleared: 'waited_event_cleared',
} as const;

export const ticketListeners: readonly EventHandler<NotificationsTables>[] = [
  onEvent(ticketActivated, async (unit, { organizationId, orderId, actorId, ...ticket }) => {
    const { holderId, isClient, ticketId, itemId } = ticket;
    const about = { subject: orderSubject(orderId), eventKey: `ticket:${ticketId}` };
    await notifyPerson(unit, {
      // The order is its client's alone.
      ...(isClient ? about : { eventKey: about.eventKey }),
      type: 'activated_ticket_for_client',
      organizationId,
      itemId,
      userId: holderId,
      senderId: null,
      extraData: isClient ? { transaction_id: orderId } : {},
    });
    await notifyStaff(unit, {
      type: 'activated_ticket',
      eventKey: about.eventKey,
      group: `item:${itemId}`,
      organizationId,
      itemId,
      senderId: holderId,
      permission: 'can_manage_rentals_events',
      except: actorId,
      extraData: { transaction_id: orderId },
    });
    await settleCards(unit, { ...about, answer: 'admit', actorId });
  }),
  onEvent(ticketOfferMoved, async (unit, { status, ...offer }) => {
    const { organizationId, itemId, offerId, giverId, recipientId } = offer;
    const eventKey = `ticket-offer:${offerId}`;
    const about = { organizationId, itemId, eventKey, extraData: {} } as const;
    if (status === 'withdrawn') {
      await withdrawNotifications(unit, { types: ['ticket_offered'], eventKey });
      return;
    }
    const isNew = status === 'offered';
    await notifyPerson(unit, {
      ...about,
      type: OFFER_NEWS[status],
      userId: isNew ? recipientId : giverId,
      senderId: isNew ? giverId : recipientId,
    });
  }),
  onEvent(ticketWaitMoved, async (unit, { organizationId, itemId, waitId, userId, status }) => {
    const eventKey = `ticket-wait:${waitId}`;
    if (status === 'bought' || status === 'left') {
      await withdrawNotifications(unit, { types: ['waited_tickets_free'], eventKey });
      return;
    }
    await notifyPerson(unit, {
      type: WAIT_NEWS[status],
      eventKey,
      organizationId,
      itemId,
      userId,
      senderId: null,
      extraData: {},
    });
  }),
];
