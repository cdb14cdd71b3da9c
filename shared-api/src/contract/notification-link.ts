import { managementPath } from './management-sections.ts';
import { receiptPath } from './receipt-path.ts';
import type { NotificationType } from './notification-types.ts';
import type { Notification } from './notifications.ts';

/** Where a notification leads; null when there is nothing more to see. */
export function notificationLink(notification: Notification): string | null {
  const { type, item, organization, extra_data, order } = notification;
  if (order) return receiptPath({ kind: order.kind, id: order.transaction_id });
  switch (type) {
    case 'new_device':
    case 'passkey_added':
    case 'passkey_removed':
      return '/profile/devices';
    case 'new_comment':
      return item && `/comments/post/${item.id}`;
    // A delivery service is neither the client nor the staff of the order, so it cannot see the
    // receipt.
    case 'for_delivery':
      return null;
    // It is about everybody who came to the door that day.
    case 'activated_ticket':
      return organization && item
        ? `/organizations/${organization.id}/manage/events/${item.id}`
        : null;
    case 'delivery_passed_on':
      return '/delivery/available';
    case 'accepted_by_delivery':
    case 'rejected_by_delivery':
    case 'delivery_delivered':
    case 'return_confirmed':
      return '/delivery/history';
    case 'organization_verified':
    case 'verification_rejected':
    case 'verification_revoked':
    case 'organization_limited':
    case 'organization_unlimited':
    case 'review_declined':
    case 'item_hidden_by_platform':
      return organization && `/organizations/${organization.id}/manage/trust`;
    case 'payment_system_added':
    case 'payment_system_activated':
    case 'payment_system_held':
    case 'payment_system_lifted':
    case 'payment_systems_to_confirm':
      return organization && `/organizations/${organization.id}/payment`;
    case 'webhook_failed':
      return organization && `/organizations/${organization.id}/manage/webhooks`;
    case 'wholesale_requested':
      return organization && `/organizations/${organization.id}/manage/wholesale`;
    case 'low_stock':
      return organization && `/organizations/${organization.id}/manage/stock?filter=low`;
    case 'comment_deleted_by_platform':
      return item && `/comments/post/${item.id}`;
    case 'complaint_reviewed':
      return item ? `/p/${item.id}` : organization && `/organizations/${organization.id}`;
    case 'new_organization':
    case 'owned_organization':
      return organization && managementPath(organization.id);
    case 'transfer_declined':
      return organization && `/organizations/${organization.id}/manage/transfer`;
    case 'follow_requested':
      return organization && `/organizations/${organization.id}/manage/followers?status=requested`;
    case 'check_attendance_in':
    case 'check_attendance_out':
    case 'roster_changed':
      return 'membership_id' in extra_data && extra_data.membership_id !== undefined
        ? `/profile/workplaces/${extra_data.membership_id}`
        : '/profile/workplaces';
    case 'attendance_in':
    case 'attendance_out':
      return organization && `/organizations/${organization.id}/manage/attendance?view=today`;
    case 'event_moved':
    case 'event_cancelled':
      return organization && item
        ? `/organizations/${organization.id}/manage/events/${item.id}`
        : null;
    case 'gift_card_corrected':
    case 'voucher_corrected':
      return '/gifts';
    case 'ticket_offered':
      return '/tickets';
    case 'waited_tickets_free':
    case 'waited_tickets_lapsed':
    case 'waited_event_cleared':
    case 'event_moved_for_client':
    case 'event_cancelled_for_client':
      return item && `/p/${item.id}`;
    case 'cash_handed_over':
      return organization && `/organizations/${organization.id}/manage/deliveries?view=cash`;
    case 'cash_confirmed':
    case 'cash_disputed':
      return '/delivery/cash';
    case 'organization_message':
    case 'sent_message':
      return organization && messagesPath(organization.id, extra_data.can_send_message === true);
    default:
  }
  const id = 'transaction_id' in extra_data ? extra_data.transaction_id : undefined;
  if (id !== undefined) {
    return receiptPath({ kind: type.includes('rental') ? 'rent' : 'product', id });
  }
  if (OF_TICKETS.has(type)) return '/tickets';
  if ('agreement_id' in extra_data) {
    return `/organizations/${extra_data.own_organization}/manage/delivery`;
  }
  if (organization && 'can_edit_organization' in extra_data && extra_data.can_edit_organization) {
    return `/organizations/${organization.id}/manage/staff/${extra_data.membership_id}`;
  }
  return organization && `/organizations/${organization.id}`;
}

/** Of those who bought their tickets themselves, the order says where they are. */
const OF_TICKETS: ReadonlySet<NotificationType> = new Set([
  'activated_ticket_for_client',
  'ticket_reminder_day',
  'ticket_reminder_hour',
]);

/** Whoever writes in the organization's name sees what was sent, its followers what they got. */
const messagesPath = (organizationId: number, maySend: boolean) =>
  maySend
    ? `/organizations/${organizationId}/manage/messages`
    : `/messages?organization=${organizationId}`;
