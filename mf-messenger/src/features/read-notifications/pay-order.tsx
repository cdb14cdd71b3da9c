import { cancelReceipt } from '@karavan/shared-api/client/orders';
import { initializePayment } from '@karavan/shared-api/client/payments';
import type { Notification } from '@karavan/shared-api/contract/notifications';
import { useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { Button } from '@karavan/shared-ui/button';
import { useT } from '../../shared/translation.ts';
import { answeringOf } from './answering-of.ts';
import { Answers } from './answers.ts';

/** Pay or cancel, on the notification of an accepted order to be paid online. */
export function PayOrder({ notification }: { readonly notification: Notification }) {
  const t = useT();
  const { dialogs } = useShell();
  const pay = useWrite(initializePayment, {
    onSuccess: ({ payment_url }) => location.assign(payment_url),
  });
  const cancel = useWrite(cancelReceipt, answeringOf(notification.id));
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

  async function confirmCancel(): Promise<void> {
    const isSure = await dialogs.confirm({ title: t('cancel_question'), danger: true });
    if (isSure) await cancel.send(input);
  }

  return (
    <Answers>
      <Button size="small" loading={isPending} onClick={() => void pay.send(input)}>
        {t('pay')}
      </Button>
      <Button
        kind="secondary"
        size="small"
        loading={isPending}
        onClick={() => void confirmCancel()}
      >
        {t('cancel_order')}
      </Button>
    </Answers>
  );
}
