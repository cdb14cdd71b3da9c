import { useEffect, useState } from 'react';
import type { ApiError } from '@karavan/shared-api/client';
import { acceptPayment } from '@karavan/shared-api/client/payments';
import { useShell } from '@karavan/shared-api/remote';

/** The polling interval, in milliseconds; a bank may need a while. */
const ASK_AGAIN = 2000;
const QUESTIONS = 10;

/** `returned`: it came when the order was over, so the money goes back. */
export type Outcome = 'paid' | 'declined' | 'open' | 'returned';

/** The outcome of the payment for an order, polled until it is known, or why it cannot be. */
export function usePaymentOutcome(id: number) {
  const { api, signal } = useShell();
  const [outcome, setOutcome] = useState<Outcome | 'asking' | ApiError>('asking');
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function ask(left: number): Promise<void> {
      const answer = await api.call(acceptPayment, { body: { transaction_id: id } }, { signal });
      if (isLeft) return;
      if (!answer.ok) return setOutcome(answer.error);
      const { payment_status: status } = answer.data;
      if (status === 'accepted') return setOutcome('paid');
      if (status === 'refunded') return setOutcome('returned');
      if (status === 'rejected') return setOutcome('declined');
      if (status === null || left === 0) return setOutcome('open');
      timer = setTimeout(() => void ask(left - 1), ASK_AGAIN);
    }

    setOutcome('asking');
    void ask(QUESTIONS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [api, signal, id, round]);
  return { outcome, retry: () => setRound((before) => before + 1) };
}
