import { useQueryClient } from '@tanstack/react-query';
import { bookRental, listBusyPeriods, preprocessBooking } from '@karavan/shared-api/client/rentals';
import { listReceipts } from '@karavan/shared-api/client/orders';
import { endpointKey, useEndpoint } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { useNavigate } from '@karavan/shared-api/router';
import { receiptPath } from '@karavan/shared-api/contract/receipt-path';
import { useT } from '../shared/translation.ts';
import { useAttempt } from '../../../shared/use-attempt.ts';
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
  const attempt = useAttempt();
  const params = { id };
  const quote = useEndpoint(
    preprocessBooking,
    { params, body: wish ?? { starts_at: '', units: 1 } },
    { enabled: wish !== null },
  );

  async function book(method: 'online_payment' | 'self_pickup'): Promise<void> {
    if (!wish || !quote.data || !(await requireSignIn())) return;
    const body = { ...wish, method, total: quote.data.total.amount };
    const options = { idempotencyKey: attempt.keyFor(JSON.stringify(body)) };
    const answer = await run(() => api.call(bookRental, { params, body }, options), t('booked'));
    if (answer?.ok) {
      void queries.invalidateQueries({ queryKey: endpointKey(listReceipts, 'list') });
      await navigate(receiptPath({ kind: 'rent', id: answer.data.transaction_id }), {
        replace: true,
      });
    } else if (answer) {
      void quote.refetch();
      void queries.invalidateQueries({ queryKey: endpointKey(listBusyPeriods, 'one') });
    }
  }

  return { quote, isPending, book };
}
