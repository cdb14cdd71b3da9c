import { z } from 'zod/mini';

/**
 * Held for a while, valid once it is paid for, used at the entrance; expired when the event is over,
 * void when it was never paid for.
 */
export const TicketStatus = z.enum([
  'reserved',
  'valid',
  'activated',
  'expired',
  'void',
  'refunded',
]);
export type TicketStatus = z.output<typeof TicketStatus>;
