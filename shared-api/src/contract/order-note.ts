import { z } from 'zod/mini';
import { ORDER_NOTE_LENGTH } from './limits.ts';
import { text } from './text.ts';

/** What a client asks of the seller with an order. */
export const OrderNote = z.object({
  note: text(ORDER_NOTE_LENGTH, { isOptional: true, hasLines: true }),
});
export type OrderNote = z.output<typeof OrderNote>;
