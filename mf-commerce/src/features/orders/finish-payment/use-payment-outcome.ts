import { useEffect, useState } from 'react';
import type { ApiError } from '@karavan/shared-api/client';
import { acceptPayment } from '@karavan/shared-api/client/payments';
import { useShell } from '@karavan/shared-api/remote';

/** The polling interval, in milliseconds; a bank may need a while. */
const ASK_AGAIN = 2000;
const QUESTIONS = 10;
/** How long to wait where the server or the bank cannot be asked, in milliseconds. */
const TRY_AGAIN = 5000;

/**
 * `returned`: it came when the order was over, so the money goes back. `unknown`: nobody could be asked,
 * and somebody will be.
 */
export type Outcome = 'paid' | 'declined' | 'open' | 'returned' | 'unknown';

/** Whether asking again would be answered the same, for example of an order of somebody else. */
const isLasting = ({ status }: ApiError) => status >= 400 && status < 500 && !PASSING.has(status);
const PASSING: ReadonlySet<number> = new Set([408, 429]);

/** The outcome of the payment for an order, polled until it is known, or why it never will be. */
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
      if (!answer.ok) {
        if (isLasting(answer.error)) return setOutcome(answer.error);
        setOutcome('unknown');
        timer = setTimeout(() => void ask(left), TRY_AGAIN);
        return;
      }
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
