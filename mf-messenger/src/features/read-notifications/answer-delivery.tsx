import { sendToDelivery } from '@karavan/shared-api/client/delivery';
import type { Notification } from '@karavan/shared-api/contract/notifications';
import { useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { useNavigate } from '@karavan/shared-api/router';
import { Button } from '@karavan/shared-ui/button';
import { useT } from '../../shared/translation.ts';
import { answeringOf } from './answering-of.ts';
import { Answers } from './answers.ts';

/** Actions on a delivery: a courier takes it, staff offer it again, the client confirms it. */
export function AnswerDelivery({ notification }: { readonly notification: Notification }) {
  switch (notification.type) {
    case 'for_delivery':
      return <OpenDelivery order={notification.extra_data.transaction_id} />;
    case 'rejected_by_delivery_for_organization':
      return (
        <SendAgain notification={notification} order={notification.extra_data.transaction_id} />
      );
    case 'accepted_by_delivery_for_client':
      return <ShowPin order={notification.extra_data.transaction_id} />;
    default:
      return null;
  }
}

function OpenDelivery({ order }: { readonly order: number }) {
  const t = useT();
  const { overlays } = useShell();
  const navigate = useNavigate();
  async function open(): Promise<void> {
    const path = await overlays.open('courier_delivery', { transactionId: order });
    if (typeof path === 'string') await navigate(path);
  }
  return (
    <Answers>
      <Button size="small" onClick={() => void open()}>
        {t('open_delivery')}
      </Button>
    </Answers>
  );
}

interface SendAgainProps {
  readonly notification: Notification;
  readonly order: number;
}

function SendAgain({ notification: { id, organization }, order }: SendAgainProps) {
  const t = useT();
  const { isPending, send } = useWrite(sendToDelivery, {
    ...answeringOf(id),
    done: t('sent_again'),
  });
  if (!organization) return null;
  return (
    <Answers>
      <Button
        size="small"
        loading={isPending}
        onClick={() => void send({ params: { id: organization.id, order } })}
      >
        {t('send_again')}
      </Button>
    </Answers>
  );
}

function ShowPin({ order }: { readonly order: number }) {
  const t = useT();
  const navigate = useNavigate();
  return (
    <Answers>
      <Button kind="secondary" size="small" onClick={() => void navigate(`/receipts/${order}`)}>
        {t('show_pin')}
      </Button>
    </Answers>
  );
}
