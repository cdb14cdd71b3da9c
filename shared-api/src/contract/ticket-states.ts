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

/** Wallets of phones that a valid ticket can be put into. */
export const TicketWallet = z.enum(['apple', 'google']);
export type TicketWallet = z.output<typeof TicketWallet>;
