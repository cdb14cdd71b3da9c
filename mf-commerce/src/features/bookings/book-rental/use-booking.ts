import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { bookRental, listBusyPeriods, preprocessBooking } from '@karavan/shared-api/client/rentals';
import { listReceipts } from '@karavan/shared-api/client/orders';
import { endpointKey, useEndpoint, useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { useNavigate } from '@karavan/shared-api/router';
import { receiptPath } from '@karavan/shared-api/contract/receipt-path';
import { useT } from '../translation.ts';
import { forgetChoice } from './kept-choices.ts';

interface BookingRequest {
  readonly starts_at: string;
  readonly units: number;
}

/** The quote of a rental and the booking itself, which leads to its receipt. */
export function useBooking(id: number, period: BookingRequest | null, spendsGifts: boolean) {
  const t = useT();
  const { requireSignIn, events } = useShell();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const params = { id };
  const request = period && { ...period, ...(spendsGifts && { spend_gifts: true }) };
  const quote = useEndpoint(
    preprocessBooking,
    { params, body: request ?? { starts_at: '', units: 1 } },
    { enabled: request !== null, keepPrevious: true },
  );

  // Somebody was faster: the calendar learns of it.
  const isTaken = quote.error?.code === 'period_taken';
  useEffect(() => {
    if (isTaken) void queries.invalidateQueries({ queryKey: endpointKey(listBusyPeriods, 'one') });
  }, [isTaken, queries]);

  const { isPending, error, send } = useWrite(bookRental, {
    done: t('booked'),
    onSuccess({ transaction_id }) {
      forgetChoice(id);
      void queries.invalidateQueries({ queryKey: endpointKey(listReceipts, 'list') });
      events.emit('order.changed', { orderId: transaction_id });
      void navigate(receiptPath({ kind: 'rent', id: transaction_id }), { replace: true });
    },
    // The page says what it costs now.
    failed: ({ code }) => (code === 'quote_changed' ? null : undefined),
    onError() {
      void quote.refetch();
      void queries.invalidateQueries({ queryKey: endpointKey(listBusyPeriods, 'one') });
    },
  });

  async function book(method: 'online_payment' | 'self_pickup'): Promise<void> {
    if (!request || !quote.data || !(await requireSignIn())) return;
    await send({ params, body: { ...request, method, total: quote.data.total.amount } });
  }

  return { quote, isPending, isQuoteChanged: error?.code === 'quote_changed', book };
}
