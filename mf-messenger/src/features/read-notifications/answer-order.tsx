import { listNotifications } from '@karavan/shared-api/client/notifications';
import {
  acceptBooking,
  acceptOrder,
  rejectBooking,
  rejectOrder,
} from '@karavan/shared-api/client/orders';
import { NOTIFICATION_REFRESH_DELAY } from '@karavan/shared-api/contract/limits';
import type { Notification } from '@karavan/shared-api/contract/notifications';
import { endpointKey, removeFromLists, useEndpointMutation } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { Button } from '@karavan/shared-ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { useT } from '../../shared/translation.ts';
import { Answers } from './answers.ts';

const WAITING: ReadonlySet<string> = new Set(['order', 'online_order', 'rental']);

/**
 * Accept and reject, on the notification of an order or a booking that waits. The card goes at once, and the list
 * is read again a second later; both come back when the server refuses.
 */
export function AnswerOrder({ notification }: { readonly notification: Notification }) {
  const t = useT();
  const { toasts } = useShell();
  const queries = useQueryClient();
  const answer = {
    optimistic: () => removeFromLists(queries, [listNotifications], notification.id),
    onSuccess: () => void setTimeout(refresh, NOTIFICATION_REFRESH_DELAY),
    onError({ message }: { readonly message: string }) {
      toasts.show({ kind: 'error', text: message });
      refresh();
    },
  };
  const { type, is_client, organization, extra_data } = notification;
  const isRental = type === 'rental';
  const accept = useEndpointMutation(isRental ? acceptBooking : acceptOrder, answer);
  const reject = useEndpointMutation(isRental ? rejectBooking : rejectOrder, answer);

  function refresh(): void {
    void queries.invalidateQueries({ queryKey: endpointKey(listNotifications, 'list') });
  }

  const order = extra_data['transaction_id'];
  if (!WAITING.has(type) || is_client || !organization || typeof order !== 'number') return null;
  const input = { params: { id: organization.id, order } };
  const isPending = accept.isPending || reject.isPending;
  return (
    <Answers>
      <Button size="small" loading={isPending} onClick={() => accept.mutate(input)}>
        {t('accept')}
      </Button>
      <Button
        kind="secondary"
        size="small"
        loading={isPending}
        onClick={() => reject.mutate(input)}
      >
        {t('reject')}
      </Button>
    </Answers>
  );
}
