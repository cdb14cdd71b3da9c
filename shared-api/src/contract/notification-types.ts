/**
 * All types of notifications (specification, section 3), by the content of their `extra_data`. The
 * client's and the staff's notification of the same event are two types.
 */
export const NOTIFICATION_FAMILIES = {
  orders: [
    'order',
    'order_accepted_for_client',
    'order_rejected',
    'order_rejected_for_client',
    'online_order',
    'online_order_accepted_for_client',
    'online_order_rejected',
    'online_order_rejected_for_client',
    'rental',
    'rental_accepted_for_client',
    'rental_rejected',
    'rental_rejected_for_client',
    'activated_rental',
    'activated_rental_for_client',
  ],
  sales: ['accept_discount', 'accepted_seller_discount'],
  payments: [
    'order_payment',
    'order_payment_for_client',
    'order_payment_refunded_for_client',
    'payment_settled_by_platform',
    'rental_payment',
    'rental_payment_for_client',
  ],
  cashback: [
    'withdraw_cashback_for_seller',
    'withdraw_cashback_for_client',
    'charge_cashback_for_seller',
    'charge_cashback_for_client',
    'new_cashback',
  ],
  tickets: ['activated_ticket', 'activated_ticket_for_client'],
  deliveryRequests: ['for_delivery', 'sent_to_delivery_by_organization_for_client'],
  deliveries: [
    'accepted_by_delivery',
    'accepted_by_delivery_for_client',
    'accepted_by_delivery_for_organization',
    'rejected_by_delivery',
    'rejected_by_delivery_for_client',
    'rejected_by_delivery_for_organization',
    'delivery_delivered',
    'delivery_delivered_for_client',
    'delivery_delivered_for_organization',
  ],
  // The recipient is the person who was asked.
  partnerships: [
    'partnership_requested',
    'partnership_requested_recipient',
    'partnership_accepted',
    'partnership_accepted_recipient',
    'partnership_declined',
    'partnership_declined_recipient',
  ],
  /** That a service brings what an organization sells. */
  agreements: [
    'delivery_service_requested',
    'delivery_service_accepted',
    'delivery_service_declined',
    'delivery_service_ended',
  ],
  staff: [
    'get_job',
    'recruit',
    'recruit_accepted',
    'recruit_declined',
    'changed_position',
    'changed_position_as_owner',
    'quit',
    'dismissed',
  ],
  // To the person themselves, or to those who look after the staff; the sender is who came or went.
  attendance: ['check_attendance_in', 'check_attendance_out', 'attendance_in', 'attendance_out'],
  resumes: [
    'resume_request',
    'resume_request_accepted',
    'resume_request_declined',
    'resume_request_for_client',
    'resume_request_accepted_for_client',
    'resume_request_declined_for_client',
  ],
  devices: ['new_device', 'passkey_added', 'passkey_removed'],
  comments: ['new_comment'],
  messages: ['organization_message', 'sent_message'],
  // The person it is about is all there is to say.
  news: [
    'decline_discount',
    'new_discount',
    'follow_requested',
    'followed_to_organization',
    'organization_followed',
    'gave_organization',
    'owned_organization',
    'transfer_offered',
    'transfer_declined',
    'check_attendance_in',
    'check_attendance_out',
    'attendance_in',
    'attendance_out',
    'new_organization',
    'organization_verified',
    'verification_rejected',
    'verification_revoked',
    'organization_limited',
    'organization_unlimited',
    'review_declined',
    'item_hidden_by_platform',
    'low_stock',
    'comment_deleted_by_platform',
    'complaint_reviewed',
    'closing_announced',
    'closing_announced_for_client',
    'closing_taken_back',
    'closing_begun',
    'organization_deactivated',
    'organization_reactivated',
    'payment_system_added',
    'payment_system_activated',
    'payment_system_held',
    'payment_system_lifted',
    'payment_systems_to_confirm',
  ],
} as const;

type Families = typeof NOTIFICATION_FAMILIES;
export type NotificationFamily = keyof Families;
export type NotificationTypeOf<Family extends NotificationFamily> = Families[Family][number];
export type NotificationType = NotificationTypeOf<NotificationFamily>;

export const NOTIFICATION_TYPES: readonly NotificationType[] =
  Object.values(NOTIFICATION_FAMILIES).flat();
