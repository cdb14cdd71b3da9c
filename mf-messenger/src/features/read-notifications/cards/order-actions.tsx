import { cancelReceipt } from '@karavan/shared-api/client/orders';
import { initializePayment } from '@karavan/shared-api/client/payments';
import type { Notification } from '@karavan/shared-api/contract/notifications';
import type { OrderCard } from '@karavan/shared-api/contract/cards';
import { nameOf, questionOf, reasonDialog } from '@karavan/shared-api/order-situation';
import { request, type WriteRequest } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { useNavigate } from '@karavan/shared-api/router';
import {
  rejectionOf,
  RELUCTANT_ACTIONS,
  STAFF_ENDPOINTS,
  type PlainStaffAction,
} from '@karavan/shared-api/staff-actions';
import { Button } from '@karavan/shared-ui/button';
import { Answers } from '../answers.ts';
import { useT } from '../translation.ts';
import { useCardWrite } from '../use-card-write.ts';

interface OrderActionsProps {
  readonly notification: Notification;
  readonly order: OrderCard;
}

/** What the reader may do with an order now, without opening its page. */
export function OrderActions({ notification, order }: OrderActionsProps) {
  const t = useT();
  const { dialogs } = useShell();
  const navigate = useNavigate();
  const { transaction_id: id, organization, can_pay, can_cancel, is_mine, delivery } = order;
  const ofClient = { params: { id } };
  const pay = useCardWrite(
    notification,
    () => request(initializePayment, ofClient),
    ({ payment_url }) => location.assign(payment_url),
  );
  const step = useCardWrite(notification, (sends: WriteRequest<unknown>) => sends);
  const isPending = pay.isPending || step.isPending;

  async function take(sends: WriteRequest<unknown>, question: string | null): Promise<void> {
    if (question !== null && !(await dialogs.confirm({ title: question, danger: true }))) return;
    await step.send(sends);
  }
  async function act(action: PlainStaffAction): Promise<void> {
    const ofStaff = { params: { id: organization.id, order: id } };
    const rejection = await rejectionOf(action, () => dialogs.confirm(reasonDialog(t)));
    await take(
      request(STAFF_ENDPOINTS[action], { ...ofStaff, ...rejection }),
      questionOf(action, t),
    );
  }

  // Whether the goods have come back is asked on the order's page.
  const [back, ahead] = [true, false].map((isReluctant) =>
    order.staff_actions.filter(
      (action): action is PlainStaffAction =>
        action !== 'refund' && RELUCTANT_ACTIONS.has(action) === isReluctant,
    ),
  );
  const actions = [...back!, ...ahead!];
  const hasPin = is_mine && delivery?.status === 'delivery_status_taken_for_delivery';
  if (!can_pay && !can_cancel && !hasPin && actions.length === 0) return null;
  return (
    <Answers>
      {can_cancel && (
        <Button
          kind="secondary"
          size="small"
          loading={isPending}
          onClick={() => void take(request(cancelReceipt, ofClient), t('cancel_question'))}
        >
          {t('cancel_order')}
        </Button>
      )}
      {can_pay && (
        <Button size="small" loading={isPending} onClick={() => void pay.send(undefined)}>
          {t('pay')}
        </Button>
      )}
      {hasPin && (
        <Button size="small" onClick={() => void navigate(`/receipts/${id}`)}>
          {t('show_pin')}
        </Button>
      )}
      {actions.map((action) => (
        <Button
          key={action}
          size="small"
          kind={RELUCTANT_ACTIONS.has(action) ? 'secondary' : 'primary'}
          loading={isPending}
          onClick={() => void act(action)}
        >
          {nameOf(action, t)}
        </Button>
      ))}
    </Answers>
  );
}
