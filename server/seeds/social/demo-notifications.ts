import type { NotificationType } from '@karavan/shared-api/contract/notification-types';
import type { DemoRole } from '../people/seed-people.ts';

/** Which of the seeded orders, bookings and tickets a notification is about. */
export type SeededOrder =
  | 'unanswered'
  | 'unanswered_online'
  | 'unpaid'
  | 'for_courier'
  | 'returned'
  | 'delivered'
  | 'delivered_to_client'
  | 'bought_by_client'
  | 'fetched_by_client'
  | 'paid_by_client'
  | 'paid'
  | 'rejected'
  | 'rejected_online'
  | 'booking_unpaid'
  | 'booking_paid'
  | 'booking_unanswered'
  | 'booking_cancelled'
  | 'booking_over'
  | 'tickets'
  | 'tickets_used';

/** Which of the seeded partnerships: it is asked for, by the shop, or the shop is the one that was asked. */
export type SeededPartnership = 'asks' | 'asks_too' | 'accepted_ours' | 'accepted_theirs';

interface NotificationSeed {
  readonly type: NotificationType;
  /** Each person has one card of an order, whose type goes with its state. */
  readonly order?: SeededOrder;
  readonly partnership?: SeededPartnership;
  /** With a sum, in whole units. */
  readonly price?: number;
  /** Who caused it, where a person did. */
  readonly by?: DemoRole | 'stranger';
  /** About a comment: the one that was written last. */
  readonly isOfComment?: boolean;
  /** To work on the stage. */
  readonly isInvitation?: boolean;
  /** A card of many alike, with so many other people. */
  readonly others?: number;
  /** In the staff: the position it is about. */
  readonly role?: string;
}

/** What the demo accounts have been told, the latest first; an order that the seeds lack is left out. */
export const DEMO_NOTIFICATIONS: Readonly<Record<DemoRole, readonly NotificationSeed[]>> = {
  client: [
    { type: 'recruit', isInvitation: true, by: 'owner', role: 'Контроль у входа' },
    { type: 'online_order_accepted_for_client', order: 'unpaid' },
    { type: 'new_cashback', price: 120 },
    { type: 'new_comment', by: 'stranger', isOfComment: true },
    { type: 'delivery_delivered_for_client', order: 'delivered_to_client' },
    { type: 'organization_message' },
    { type: 'new_device' },
    { type: 'rental_accepted_for_client', order: 'booking_unpaid' },
    { type: 'rental_payment_for_client', order: 'booking_paid' },
    { type: 'order_payment_for_client', order: 'tickets' },
    { type: 'accept_discount', order: 'bought_by_client' },
    { type: 'order_accepted_for_client', order: 'fetched_by_client' },
    { type: 'activated_rental_for_client', order: 'booking_over' },
    { type: 'order_payment_for_client', order: 'paid_by_client' },
    { type: 'order_rejected_for_client', order: 'rejected' },
    { type: 'online_order_rejected_for_client', order: 'rejected_online' },
    { type: 'withdraw_cashback_for_client', price: 80 },
    { type: 'charge_cashback_for_client', price: 50 },
    { type: 'gift_card_corrected', price: 1500 },
    { type: 'organization_followed' },
    { type: 'new_discount' },
    { type: 'new_organization' },
  ],
  owner: [
    { type: 'order', order: 'unanswered', by: 'client' },
    { type: 'online_order', order: 'unanswered_online', by: 'client' },
    { type: 'new_comment', by: 'stranger', isOfComment: true },
    { type: 'followed_to_organization', by: 'client', others: 4 },
    { type: 'order_payment', order: 'paid', by: 'client' },
    { type: 'payment_settled_by_platform', order: 'paid' },
    { type: 'rejected_by_delivery_for_organization', order: 'returned', by: 'courier' },
    { type: 'delivery_delivered_for_organization', order: 'delivered', by: 'courier' },
    { type: 'rental', order: 'booking_unanswered', by: 'client' },
    { type: 'rental_payment', order: 'booking_paid', by: 'client' },
    { type: 'rental_rejected', order: 'booking_cancelled', by: 'client' },
    { type: 'activated_rental', order: 'booking_over', by: 'client' },
    { type: 'rental_changed', order: 'booking_over', by: 'client' },
    { type: 'activated_ticket', order: 'tickets_used', by: 'stranger' },
    { type: 'partnership_requested_recipient', partnership: 'asks' },
    { type: 'partnership_requested_recipient', partnership: 'asks_too' },
    { type: 'partnership_accepted', partnership: 'accepted_ours' },
    { type: 'partnership_accepted_recipient', partnership: 'accepted_theirs' },
    { type: 'attendance_in', by: 'seller' },
    { type: 'attendance_out', by: 'seller' },
    { type: 'recruit_accepted', by: 'seller', role: 'Старший продавец' },
    { type: 'changed_position_as_owner', by: 'manager', role: 'Менеджер' },
    { type: 'quit', by: 'stranger' },
    { type: 'low_stock' },
    { type: 'sent_message' },
    { type: 'new_device' },
    { type: 'gave_organization', by: 'stranger' },
    { type: 'owned_organization', by: 'stranger' },
  ],
  seller: [
    { type: 'order', order: 'unanswered', by: 'client' },
    { type: 'online_order', order: 'unanswered_online', by: 'client' },
    { type: 'accepted_seller_discount', order: 'bought_by_client', by: 'client' },
    { type: 'withdraw_cashback_for_seller', by: 'client', price: 80 },
    { type: 'charge_cashback_for_seller', by: 'client', price: 50 },
    { type: 'check_attendance_in' },
    { type: 'check_attendance_out' },
    { type: 'roster_changed' },
    { type: 'changed_position', role: 'Продавец' },
    { type: 'new_device' },
    { type: 'get_job' },
  ],
  courier: [
    { type: 'for_delivery', order: 'for_courier' },
    { type: 'delivery_delivered', order: 'delivered' },
    { type: 'rejected_by_delivery', order: 'returned' },
    { type: 'new_device' },
    { type: 'get_job' },
    { type: 'dismissed' },
  ],
  operator: [],
  manager: [
    { type: 'rental', order: 'booking_unanswered', by: 'client' },
    { type: 'order', order: 'unanswered', by: 'client' },
    { type: 'online_order', order: 'unanswered_online', by: 'client' },
    { type: 'new_comment', by: 'stranger', isOfComment: true },
    { type: 'followed_to_organization', by: 'client' },
    { type: 'check_attendance_in' },
    { type: 'new_device' },
    { type: 'get_job' },
  ],
};
