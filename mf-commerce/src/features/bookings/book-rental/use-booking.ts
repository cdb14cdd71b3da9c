import { useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { drawIdempotencyKey } from '@karavan/shared-api/client';
import { bookRental, listBusyPeriods, preprocessBooking } from '@karavan/shared-api/client/rentals';
import { listReceipts } from '@karavan/shared-api/client/orders';
import { endpointKey, useEndpoint } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { useNavigate } from '@karavan/shared-api/router';
import { useT } from '../translation.ts';
import { useCall } from '../../../shared/use-call.ts';

interface Wish {
  readonly starts_at: string;
  readonly units: number;
}

/** What a rental costs, and the booking itself, which leads to its receipt. */
export function useBooking(id: number, wish: Wish | null) {
  const t = useT();
  const { api, requireSignIn } = useShell();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { isPending, run } = useCall();
  const attempt = useRef({ of: '', key: '' });
  const params = { id };
  const quote = useEndpoint(
    preprocessBooking,
    { params, body: wish ?? { starts_at: '', units: 1 } },
    { enabled: wish !== null },
  );

  async function book(method: 'online_payment' | 'self_pickup'): Promise<void> {
    if (!wish || !quote.data || !(await requireSignIn())) return;
    const body = { ...wish, method, total: quote.data.total.amount };
    // The same again after a lost answer: one booking, whether or not the first one has arrived.
    const of = JSON.stringify(body);
    if (attempt.current.of !== of) attempt.current = { of, key: drawIdempotencyKey() };
    const options = { idempotencyKey: attempt.current.key };
    const answer = await run(() => api.call(bookRental, { params, body }, options), t('booked'));
    if (answer?.ok) {
      void queries.invalidateQueries({ queryKey: endpointKey(listReceipts, 'list') });
      await navigate(`/receipts/rent/${answer.data.transaction_id}`, { replace: true });
    } else if (answer) {
      void quote.refetch();
      void queries.invalidateQueries({ queryKey: endpointKey(listBusyPeriods, 'one') });
    }
  }

  return { quote, isPending, book };
}
