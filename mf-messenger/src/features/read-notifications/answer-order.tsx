import {
  acceptBooking,
  acceptOrder,
  rejectBooking,
  rejectOrder,
} from '@karavan/shared-api/client/orders';
import type { Notification } from '@karavan/shared-api/contract/notifications';
import { AcceptOrReject } from './accept-or-reject.tsx';

const ORDER = { accept: acceptOrder, reject: rejectOrder };

/** What waits for the staff, and how it is answered. */
const WAITING: Readonly<Record<string, typeof ORDER>> = {
  order: ORDER,
  online_order: ORDER,
  rental: { accept: acceptBooking, reject: rejectBooking },
};

/** Accept and reject, on the notification of an order or a booking that waits. */
export function AnswerOrder({ notification }: { readonly notification: Notification }) {
  const { id, type, is_client, organization, extra_data } = notification;
  const order = extra_data['transaction_id'];
  const routes = WAITING[type];
  if (!routes || is_client || !organization || typeof order !== 'number') return null;
  return (
    <AcceptOrReject
      notificationId={id}
      {...routes}
      input={{ params: { id: organization.id, order } }}
    />
  );
}
