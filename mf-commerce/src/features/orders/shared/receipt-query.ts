import { useEffect } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  cancelReceipt,
  getReceipt,
  listReceipts,
  refundOrder,
} from '@karavan/shared-api/client/orders';
import { initializePayment, rejectPayment } from '@karavan/shared-api/client/payments';
import type { Receipt, StaffAction } from '@karavan/shared-api/contract/orders';
import { questionOf, reasonDialog } from '@karavan/shared-api/order-situation';
import {
  endpointKey,
  request,
  useEndpoint,
  useWrite,
  type WriteRequest,
} from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import {
  rejectionOf,
  STAFF_ENDPOINTS,
  type PlainStaffAction,
} from '@karavan/shared-api/staff-actions';
import { useT } from '../translation.ts';

/** How often an open order is refetched, in milliseconds. */
const REFRESH_INTERVAL = 10_000;

/** An order, kept up to date: refetched on every notification, and at an interval. */
export function useReceipt(id: number) {
  const { events } = useShell();
  const queries = useQueryClient();
  useEffect(() => {
    const queryKey = endpointKey(getReceipt, 'one', { params: { id } });
    return events.on('notifications.changed', () => void queries.invalidateQueries({ queryKey }));
  }, [events, queries, id]);
  return useEndpoint(getReceipt, { params: { id } }, { refetchInterval: REFRESH_INTERVAL });
}

/** One action on an order, with its success message. */
interface Step {
  readonly sends: WriteRequest<unknown>;
  readonly done: string | undefined;
  /** Said where the order does not allow it any more; the server's words otherwise. */
  readonly refused: string | undefined;
}

type Done =
  | 'accepted'
  | 'rental_begun'
  | 'rental_over'
  | 'sold'
  | 'sent_to_delivery'
  | 'cash_settled'
  | 'goods_are_back'
  | 'delivery_taken_back';

/** What is said when an action has succeeded; the others show by themselves. */
const DONE: Readonly<Partial<Record<PlainStaffAction, Done>>> = {
  accept: 'accepted',
  accept_booking: 'accepted',
  activate: 'rental_begun',
  complete: 'rental_over',
  sell_tickets: 'sold',
  sell: 'sold',
  send_to_delivery: 'sent_to_delivery',
  settle_cash: 'cash_settled',
  confirm_return: 'goods_are_back',
  take_back_delivery: 'delivery_taken_back',
};

/** The actions of the client and the staff on an order; one at a time, and none twice. */
export function useReceiptActions({ transaction_id: id, kind, organization }: Receipt) {
  const t = useT();
  const { dialogs } = useShell();
  const ofClient = { params: { id } };
  const ofStaff = { params: { id: organization.id, order: id } };
  const ask = (title: string, text?: string) =>
    dialogs.confirm({ title, danger: true, ...(text !== undefined && { text }) });
  const refresh = (queries: QueryClient) => {
    const one = endpointKey(getReceipt, 'one', { params: { id } });
    void queries.invalidateQueries({ queryKey: one });
    void queries.invalidateQueries({ queryKey: endpointKey(listReceipts, 'list') });
  };
  const step = useWrite(({ sends }: Step) => sends, {
    done: (_answer, { done }) => done,
    failed: ({ code }, { refused }) => (code === 'conflict' ? refused : undefined),
    onSettled: (_step, queries) => refresh(queries),
  });
  const payment = useWrite(initializePayment, {
    onSuccess: ({ payment_url }) => location.assign(payment_url),
    // A toast is gone before one has understood what to do instead.
    failed: ({ code }) => (code === 'online_payment_off' ? null : undefined),
    onError: ({ code, message }) => {
      if (code === 'online_payment_off') {
        void dialogs.alert({ title: t('payment_off'), text: message });
      }
    },
    onSettled: (_input, queries) => refresh(queries),
  });
  const take = (sends: Step['sends'], done?: string, refused?: string) =>
    void step.send({ sends, done, refused });
  async function refund(): Promise<void> {
    if (!(await ask(t('refund_question'), t('refund_text')))) return;
    // Tickets and rental periods always become available again.
    const goodsReturn =
      kind !== 'product' ||
      (await dialogs.confirm({
        title: t('goods_return_question'),
        okLabel: t('goods_returned'),
        cancelLabel: t('goods_kept'),
      }));
    const body = { goods_return: goodsReturn };
    take(request(refundOrder, { ...ofStaff, body }), t('refunded'));
  }
  return {
    isPending: step.isPending || payment.isPending,
    async cancel() {
      if (!(await ask(t('cancel_question')))) return;
      take(request(cancelReceipt, ofClient), t('cancelled', { id }), t('not_cancelled'));
    },
    pay: () => void payment.send(ofClient),
    async cancelPayment() {
      if (!(await ask(t('cancel_payment_question')))) return;
      take(request(rejectPayment, ofClient), t('payment_cancelled'));
    },
    async act(action: StaffAction) {
      if (action === 'refund') return refund();
      const rejection = await rejectionOf(action, () => dialogs.confirm(reasonDialog(t)));
      const question = questionOf(action, t);
      if (question !== null && !(await ask(question))) return;
      const done = DONE[action];
      take(request(STAFF_ENDPOINTS[action], { ...ofStaff, ...rejection }), done && t(done));
    },
  };
}
