import {
  acceptBooking,
  acceptOrder,
  rejectBooking,
  rejectOrder,
} from '@karavan/shared-api/client/orders';
import type { Notification } from '@karavan/shared-api/contract/notifications';
import { AcceptOrReject } from './accept-or-reject.tsx';

const ORDER = { accept: acceptOrder, reject: rejectOrder };
const BOOKING = { accept: acceptBooking, reject: rejectBooking };

/** Accept and reject, on the notification of a waiting order or booking. */
export function AnswerOrder({ notification }: { readonly notification: Notification }) {
  const { type } = notification;
  if (type !== 'order' && type !== 'online_order' && type !== 'rental') return null;
  const { id, is_client, organization, extra_data } = notification;
  if (is_client || !organization) return null;
  return (
    <AcceptOrReject
      notificationId={id}
      {...(type === 'rental' ? BOOKING : ORDER)}
      input={{ params: { id: organization.id, order: extra_data.transaction_id } }}
    />
  );
}
