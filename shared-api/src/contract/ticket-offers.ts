import { z } from 'zod/mini';
import { Id, IdParams } from './common.ts';
import { OrganizationCard } from './feed.ts';
import { defineRoute, type Route } from './route.ts';
import { text } from './text.ts';
import { TicketStatus, TicketWallet } from './ticket-states.ts';

export const TicketOfferStatus = z.enum(['offered', 'accepted', 'declined', 'withdrawn']);
export type TicketOfferStatus = z.output<typeof TicketOfferStatus>;

/** An offer of a ticket, as whoever has offered it sees it. */
export const TicketOffer = z.object({
  id: Id,
  ticket_id: Id,
  status: TicketOfferStatus,
  /** Initials of somebody who has not accepted. */
  person: z.string(),
});
export type TicketOffer = z.output<typeof TicketOffer>;

/** A ticket that somebody else has bought. */
export const HeldTicket = z.object({
  id: Id,
  item_id: Id,
  name: z.string(),
  size: z.string(),
  status: TicketStatus,
  organization: z.extend(OrganizationCard, { time_zone: z.string() }),
  starts_at: z.string(),
  place: z.string(),
  /** Whoever bought it. */
  client_id: Id,
  /** Who had it before. */
  giver: z.string(),
  /** The secret in the ticket's code; for whoever holds it, while it is valid. */
  secret: z.nullable(z.string()),
  /** Present while its holder offers it to somebody. */
  offer: z.optional(TicketOffer),
  /** Wallets that it can be put into; absent where it has no code, or none. */
  passes: z.optional(z.array(TicketWallet)),
});
export type HeldTicket = z.output<typeof HeldTicket>;

export const listHeldTickets = defineRoute({
  method: 'GET',
  path: '/held-tickets/',
  summary:
    'Tickets that others have handed to the caller, the latest 100, and what others offer them now',
  permission: 'session',
  responses: {
    200: z.object({
      tickets: z.array(HeldTicket),
      /** `id` is that of the offer. */
      offers: z.array(z.object({ id: Id, ticket: HeldTicket })),
    }),
  },
});

export const offerTicket = defineRoute({
  method: 'POST',
  path: '/held-tickets/{id}/offer/',
  summary: 'Offers a valid ticket to another person; it stays where it is until they accept',
  permission: 'session',
  params: IdParams,
  body: z.object({
    /** A code, `UID12`, an id or a phone number. */
    person: text(200),
  }),
  responses: { 201: TicketOffer },
  errors: [
    'not_found',
    'conflict',
    'user_not_found',
    'client_code_expired',
    'ticket_not_valid',
    'ticket_used',
  ],
});

const ofOffer = {
  method: 'POST',
  permission: 'session',
  params: IdParams,
  responses: { 200: z.object({ id: Id, status: TicketOfferStatus }) },
} as const;

/** All answers to an offer have the same signature. */
export type TicketOfferAnswer = typeof ofOffer &
  Pick<Route, 'path' | 'summary'> & {
    readonly errors: readonly [
      'not_found',
      'conflict',
      'blocked',
      'ticket_not_valid',
      'ticket_used',
    ];
  };

const errors = ['not_found', 'conflict', 'blocked', 'ticket_not_valid', 'ticket_used'] as const;

export const acceptTicketOffer: TicketOfferAnswer = defineRoute({
  ...ofOffer,
  path: '/ticket-offers/{id}/accept/',
  summary: 'Takes a ticket over: it gets a new code, and the one before opens no door any more',
  errors,
});

export const declineTicketOffer: TicketOfferAnswer = defineRoute({
  ...ofOffer,
  path: '/ticket-offers/{id}/decline/',
  summary: 'Declines a ticket that was offered (offered -> declined)',
  errors,
});

export const withdrawTicketOffer: TicketOfferAnswer = defineRoute({
  ...ofOffer,
  path: '/ticket-offers/{id}/withdraw/',
  summary: 'Takes the offer of a ticket back (offered -> withdrawn)',
  errors,
});
