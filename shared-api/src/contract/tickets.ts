import { z } from 'zod/mini';
import { Id, Money, SeenTotal } from './common.ts';
import { ChosenExtras, DueExtras } from './event-extras.ts';
import { GiftOffer } from './gift-offer.ts';
import { TICKETS_PER_ORDER_MAX } from './limits.ts';
import { defineRoute } from './route.ts';
import { secret, text } from './text.ts';

const selection = {
  size_id: Id,
  quantity: z.number().check(z.int(), z.gte(1), z.lte(TICKETS_PER_ORDER_MAX)),
  extras: z.optional(ChosenExtras),
  /** Whether the caller's gift cards pay, as much as there is on them. */
  spend_gifts: z.optional(z.boolean()),
};

/** What tickets would cost. */
export const TicketQuote = z.object({
  goods: Money,
  /** The two parts of `goods`, where extras are among them. */
  parts: z.optional(z.object({ tickets: Money, extras: Money })),
  discount: Money,
  cashback_earned: Money,
  /** Absent where the caller has none there. */
  gifts: z.optional(GiftOffer),
  /** What is left to pay in money. */
  total: Money,
});
export type TicketQuote = z.output<typeof TicketQuote>;

export const preprocessTickets = defineRoute({
  method: 'POST',
  path: '/tickets/preprocess/',
  summary: 'What tickets would cost, with the discount card of the signed-in person',
  permission: 'public',
  body: z.object(selection),
  responses: { 200: TicketQuote },
  errors: ['not_found', 'event_cancelled'],
});

export const buyTickets = defineRoute({
  method: 'POST',
  path: '/tickets/',
  summary:
    'Reserves tickets of one section for as long as paying takes; free ones are valid at once',
  permission: 'session',
  idempotent: true,
  body: z.object({
    ...selection,
    method: z.enum(['online_payment', 'self_pickup']),
    total: SeenTotal,
  }),
  responses: { 201: z.object({ transaction_id: Id }) },
  errors: [
    'not_found',
    'conflict',
    'blocked',
    'sells_nothing',
    'sold_out',
    'extra_sold_out',
    'sale_not_begun',
    'sale_over',
    'event_cancelled',
    'quote_changed',
    'too_many_open',
    'too_many_pieces',
  ],
});

export const returnTickets = defineRoute({
  method: 'POST',
  path: '/tickets/{id}/return/',
  summary: 'Gives back the tickets of an order to an event that was moved, for the whole price',
  permission: 'session',
  params: z.object({ id: Id }),
  responses: { 200: z.object({ transaction_id: Id }) },
  errors: ['not_found', 'conflict'],
});

export const activateTicket = defineRoute({
  method: 'POST',
  path: '/organizations/{id}/tickets/activate/',
  summary:
    'Lets the bearer of a ticket in, once. The same scan again is answered again; another one is told when.',
  permission: { organization: 'can_scan', param: 'id' },
  params: z.object({ id: Id }),
  body: z.object({
    /** The secret in the ticket's code. */
    secret: text(100),
    /** A random key for each scan. */
    nonce: secret(16, 64),
  }),
  responses: {
    200: z.object({
      item_id: Id,
      name: z.string(),
      size: z.string(),
      client: z.string(),
      activated_at: z.string(),
      extras: DueExtras,
    }),
  },
  errors: ['not_found', 'forbidden', 'ticket_used', 'ticket_not_valid'],
});
