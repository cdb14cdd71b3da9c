import { acceptPartnership, declinePartnership } from '@karavan/shared-api/client/partners';
import type { Notification } from '@karavan/shared-api/contract/notifications';
import { AcceptOrReject } from './accept-or-reject.tsx';

/** Accept and decline, on the notification of a partnership request. */
export function AnswerPartnership({ notification }: { readonly notification: Notification }) {
  if (notification.type !== 'partnership_requested_recipient') return null;
  const { partnership_id: partnership, own_organization: own } = notification.extra_data;
  return (
    <AcceptOrReject
      notificationId={notification.id}
      accept={acceptPartnership}
      reject={declinePartnership}
      input={{ params: { id: own, partnership } }}
    />
  );
}
