import { z } from 'zod/mini';

/**
 * Reserved for a while, valid once paid for, activated at the entrance; expired after the event,
 * void if never paid for.
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
