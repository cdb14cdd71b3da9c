import { z } from 'zod/mini';
import { Money } from './common.ts';

/** Gift cards of an organization: what its client has on them, and what they pay of an order. */
export const GiftOffer = z.object({
  balance: Money,
  is_spent: z.boolean(),
  spent: Money,
});
export type GiftOffer = z.output<typeof GiftOffer>;
