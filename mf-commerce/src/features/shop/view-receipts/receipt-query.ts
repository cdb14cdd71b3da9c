import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { sendToDelivery, settleDeliveryCash } from '@karavan/shared-api/client/delivery';
import {
  acceptBooking,
  acceptOrder,
  cancelReceipt,
  getReceipt,
  handOverOrder,
  listReceipts,
  refundOrder,
  rejectBooking,
  rejectOrder,
  sellOrder,
  sellTickets,
} from '@karavan/shared-api/client/orders';
import { initializePayment, rejectPayment } from '@karavan/shared-api/client/payments';
import { activateRental, completeRental } from '@karavan/shared-api/client/rentals';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import { endpointKey, useEndpoint } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { useT } from '../../../shared/translation.ts';
import { useCall } from '../../../shared/use-call.ts';

/** An open order is looked at again this often, in milliseconds. */
const REFRESH_INTERVAL = 10_000;

/** An order as it is: looked at again whenever the person is told something, and now and then besides. */
export function useReceipt(id: number) {
  const { events } = useShell();
  const queries = useQueryClient();
  useEffect(() => {
    const queryKey = endpointKey(getReceipt, 'one', { params: { id } });
    return events.on('notifications.changed', () => void queries.invalidateQueries({ queryKey }));
  }, [events, queries, id]);
  return useEndpoint(getReceipt, { params: { id } }, { refetchInterval: REFRESH_INTERVAL });
}

/** What its client and the staff may do with an order; one thing at a time, and none of it twice. */
export function useReceiptActions({ transaction_id: id, kind, organization }: Receipt) {
  const t = useT();
  const { api, dialogs } = useShell();
  const call = useCall();
  const queries = useQueryClient();
  const ofClient = { params: { id } };
  const ofStaff = { params: { id: organization.id, order: id } };
  const ask = (title: string, text?: string) =>
    dialogs.confirm({ title, danger: true, ...(text !== undefined && { text }) });
  const run: typeof call.run = async (send, done) => {
    const answer = await call.run(send, done);
    const one = endpointKey(getReceipt, 'one', { params: { id } });
    await queries.invalidateQueries({ queryKey: one });
    void queries.invalidateQueries({ queryKey: endpointKey(listReceipts, 'list') });
    return answer;
  };
  return {
    isPending: call.isPending,
    async cancel() {
      if (!(await ask(t('cancel_question')))) return;
      await run(() => api.call(cancelReceipt, ofClient), t('cancelled', { id }));
    },
    async pay() {
      const answer = await run(() => api.call(initializePayment, ofClient));
      if (answer?.ok) location.assign(answer.data.payment_url);
    },
    async cancelPayment() {
      if (!(await ask(t('cancel_payment_question')))) return;
      await run(() => api.call(rejectPayment, ofClient), t('payment_cancelled'));
    },
    ofStaff: {
      accept: () => run(() => api.call(acceptOrder, ofStaff), t('accepted')),
      hand_over: () => run(() => api.call(handOverOrder, ofStaff)),
      accept_booking: () => run(() => api.call(acceptBooking, ofStaff), t('accepted')),
      activate: () => run(() => api.call(activateRental, ofStaff), t('rental_begun')),
      complete: () => run(() => api.call(completeRental, ofStaff), t('rental_over')),
      sell_tickets: () => run(() => api.call(sellTickets, ofStaff), t('sold')),
      sell: () => run(() => api.call(sellOrder, ofStaff), t('sold')),
      send_to_delivery: () => run(() => api.call(sendToDelivery, ofStaff), t('sent_to_delivery')),
      settle_cash: () => run(() => api.call(settleDeliveryCash, ofStaff), t('cash_settled')),
      async reject() {
        if (await ask(t('reject_question'))) await run(() => api.call(rejectOrder, ofStaff));
      },
      async reject_booking() {
        if (await ask(t('reject_question'))) await run(() => api.call(rejectBooking, ofStaff));
      },
      async refund() {
        if (!(await ask(t('refund_question'), t('refund_text')))) return;
        // A place, or a period, is always there for others again.
        const goodsReturn =
          kind !== 'product' ||
          (await dialogs.confirm({
            title: t('goods_return_question'),
            okLabel: t('goods_returned'),
            cancelLabel: t('goods_kept'),
          }));
        const body = { goods_return: goodsReturn };
        await run(() => api.call(refundOrder, { ...ofStaff, body }), t('refunded'));
      },
    },
  };
}
