import { beforeHandOver } from './before-hand-over.ts';
import type { OrderCase, Situation } from './situation.ts';

/** Rentals: requested and accepted, then handed over and returned. */
export function situationOfRental(order: OrderCase): Situation {
  const { booking } = order;
  if (booking?.completed_at) return { now: 'now_returned', tone: 'positive', next: null };
  if (booking?.activated_at) {
    return { now: 'now_out', tone: 'active', next: { key: 'next_return', by: 'client' } };
  }
  return (
    beforeHandOver(order) ?? {
      now: 'now_confirmed',
      tone: 'positive',
      next: { key: 'next_come', by: 'client' },
    }
  );
}
