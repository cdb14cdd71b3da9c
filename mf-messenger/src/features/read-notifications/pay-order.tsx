import { useQueryClient } from '@tanstack/react-query';
import { listNotifications } from '@karavan/shared-api/client/notifications';
import { cancelReceipt } from '@karavan/shared-api/client/orders';
import { initializePayment } from '@karavan/shared-api/client/payments';
import { NOTIFICATION_REFRESH_DELAY } from '@karavan/shared-api/contract/limits';
import type { Notification } from '@karavan/shared-api/contract/notifications';
import { endpointKey, removeFromLists, useEndpointMutation } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { Button } from '@karavan/shared-ui/button';
import { useT } from '../../shared/translation.ts';
import { Answers } from './answers.ts';

/** Pay or cancel, on the notification of an order that is accepted and to be paid online. */
export function PayOrder({ notification }: { readonly notification: Notification }) {
  const t = useT();
  const { toasts, dialogs } = useShell();
  const queries = useQueryClient();
  const onError = ({ message }: { readonly message: string }) =>
    toasts.show({ kind: 'error', text: message });
  const refresh = () =>
    void queries.invalidateQueries({ queryKey: endpointKey(listNotifications, 'list') });
  const pay = useEndpointMutation(initializePayment, {
    onSuccess: ({ payment_url }) => location.assign(payment_url),
    onError,
  });
  const cancel = useEndpointMutation(cancelReceipt, {
    optimistic: () => removeFromLists(queries, [listNotifications], notification.id),
    onSuccess: () => void setTimeout(refresh, NOTIFICATION_REFRESH_DELAY),
    onError,
  });
  if (
    notification.type !== 'online_order_accepted_for_client' &&
    notification.type !== 'rental_accepted_for_client'
  ) {
    return null;
  }
  const { transaction_id: id, method } = notification.extra_data;
  if (method !== 'online_payment') return null;
  const input = { params: { id } };
  const isPending = pay.isPending || cancel.isPending;
  return (
    <Answers>
      <Button size="small" loading={isPending} onClick={() => pay.mutate(input)}>
        {t('pay')}
      </Button>
      <Button
        kind="secondary"
        size="small"
        loading={isPending}
        onClick={() =>
          void dialogs
            .confirm({ title: t('cancel_question'), danger: true })
            .then((isSure) => isSure && cancel.mutate(input))
        }
      >
        {t('cancel_order')}
      </Button>
    </Answers>
  );
}
