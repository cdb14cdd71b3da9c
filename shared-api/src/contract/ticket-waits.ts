import { z } from 'zod/mini';
import { Id, IdParams } from './common.ts';
import { TICKETS_PER_ORDER_MAX } from './limits.ts';
import { defineRoute } from './route.ts';

/**
 * waiting -> offered -> bought; an offer that is not taken in time has lapsed. Whoever waits can leave, and a list is
 * cleared once its event has begun or is cancelled. Nothing leads out of an end.
 */
export type TicketWaitStatus = 'waiting' | 'offered' | 'bought' | 'lapsed' | 'left' | 'cleared';

/** A place in the waiting list of a section, as the person who has it sees it. */
export const TicketWait = z.object({
  id: Id,
  item_id: Id,
  size_id: Id,
  /** Of the event. */
  name: z.string(),
  /** The section. */
  size: z.string(),
  quantity: z.number(),
  status: z.enum(['waiting', 'offered']),
  /** How many wait before them. */
  ahead: z.number(),
  /** Until when the tickets are kept for them; null while they wait. */
  offered_until: z.nullable(z.string()),
  starts_at: z.string(),
  time_zone: z.string(),
});
export type TicketWait = z.output<typeof TicketWait>;

export const listTicketWaits = defineRoute({
  method: 'GET',
  path: '/ticket-waits/',
  summary: 'Tickets that the caller waits for, or has been offered, the latest 100',
  permission: 'session',
  query: z.object({ item_id: z.optional(Id) }),
  responses: { 200: z.object({ list: z.array(TicketWait) }) },
});

export const joinWaitingList = defineRoute({
  method: 'POST',
  path: '/ticket-waits/',
  summary:
    'Waits for tickets of a section that has not so many left; whoever waits already keeps their place',
  permission: 'session',
  body: z.object({
    size_id: Id,
    quantity: z.number().check(z.int(), z.gte(1), z.lte(TICKETS_PER_ORDER_MAX)),
  }),
  responses: { 201: TicketWait },
  errors: [
    'not_found',
    'conflict',
    'blocked',
    'sells_nothing',
    'sale_not_begun',
    'sale_over',
    'event_cancelled',
  ],
});

export const leaveWaitingList = defineRoute({
  method: 'DELETE',
  path: '/ticket-waits/{id}/',
  summary: 'Leaves a waiting list; tickets that were kept are offered to the next',
  permission: 'session',
  params: IdParams,
  responses: { 204: null },
  errors: ['not_found'],
});
