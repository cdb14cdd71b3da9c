import { useEffect } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  sendToDelivery,
  settleDeliveryCash,
  takeBackDelivery,
} from '@karavan/shared-api/client/delivery';
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
import {
  endpointKey,
  request,
  useEndpoint,
  useWrite,
  type WriteRequest,
} from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { useT } from '../../../shared/translation.ts';

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
}

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
    onSettled: (_step, queries) => refresh(queries),
  });
  const payment = useWrite(initializePayment, {
    onSuccess: ({ payment_url }) => location.assign(payment_url),
    onSettled: (_input, queries) => refresh(queries),
  });
  const take = (sends: Step['sends'], done?: string) => void step.send({ sends, done });
  return {
    isPending: step.isPending || payment.isPending,
    async cancel() {
      if (!(await ask(t('cancel_question')))) return;
      take(request(cancelReceipt, ofClient), t('cancelled', { id }));
    },
    pay: () => void payment.send(ofClient),
    async cancelPayment() {
      if (!(await ask(t('cancel_payment_question')))) return;
      take(request(rejectPayment, ofClient), t('payment_cancelled'));
    },
    ofStaff: {
      accept: () => take(request(acceptOrder, ofStaff), t('accepted')),
      hand_over: () => take(request(handOverOrder, ofStaff)),
      accept_booking: () => take(request(acceptBooking, ofStaff), t('accepted')),
      activate: () => take(request(activateRental, ofStaff), t('rental_begun')),
      complete: () => take(request(completeRental, ofStaff), t('rental_over')),
      sell_tickets: () => take(request(sellTickets, ofStaff), t('sold')),
      sell: () => take(request(sellOrder, ofStaff), t('sold')),
      send_to_delivery: () => take(request(sendToDelivery, ofStaff), t('sent_to_delivery')),
      settle_cash: () => take(request(settleDeliveryCash, ofStaff), t('cash_settled')),
      async take_back_delivery() {
        if (!(await ask(t('take_back_question')))) return;
        take(request(takeBackDelivery, ofStaff), t('delivery_taken_back'));
      },
      async reject() {
        if (await ask(t('reject_question'))) take(request(rejectOrder, ofStaff));
      },
      async reject_booking() {
        if (await ask(t('reject_question'))) take(request(rejectBooking, ofStaff));
      },
      async refund() {
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
      },
    },
  };
}
