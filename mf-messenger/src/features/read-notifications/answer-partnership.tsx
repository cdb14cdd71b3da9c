import { acceptPartnership, declinePartnership } from '@karavan/shared-api/client/partners';
import type { Notification } from '@karavan/shared-api/contract/notifications';
import { AcceptOrReject } from './accept-or-reject.tsx';

/** Accept and decline, on the notification of an organization that asks for a partnership. */
export function AnswerPartnership({ notification }: { readonly notification: Notification }) {
  const { id, type, extra_data } = notification;
  const { partnership_id: partnership, own_organization: own } = extra_data;
  const isAsked = type === 'partnership_requested_recipient';
  if (!isAsked || typeof partnership !== 'number' || typeof own !== 'number') return null;
  return (
    <AcceptOrReject
      notificationId={id}
      accept={acceptPartnership}
      reject={declinePartnership}
      input={{ params: { id: own, partnership } }}
    />
  );
}
