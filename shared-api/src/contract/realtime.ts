import { z } from 'zod/mini';
import { Id } from './common.ts';
import { defineRoute } from './route.ts';

/** The sockets of `/ws/<stream>`. */
export const RealtimeStream = z.enum(['chat', 'messenger/chats', 'unread', 'assistant-response']);
export type RealtimeStream = z.output<typeof RealtimeStream>;

/**
 * One text frame of a socket, as JSON. A stream counts its events without gaps: each has the `seq` of
 * the one before it plus one. Control frames have the shape of events and the latest `seq`:
 * - `ready` is the first frame of every connection
 * - `too_old` follows it when the events after the given `seq` are no longer kept
 * - `alive` comes every 25 seconds, so that a dead connection shows
 */
export interface RealtimeFrame {
  /** The stream with its id where it has one: `unread`, `chat:42`. */
  readonly stream: string;
  readonly seq: number;
  readonly type: string;
  readonly data: unknown;
}

/** The events of each stream: type -> data. */
export interface RealtimeEvents {
  readonly chat: Record<never, never>;
  readonly 'messenger/chats': Record<never, never>;
  readonly unread: {
    readonly 'unread.changed': { readonly notifications: number };
    readonly 'notification.created': { readonly type: string };
  };
  readonly 'assistant-response': Record<never, never>;
}

export const createRealtimeTicket = defineRoute({
  method: 'POST',
  path: '/realtime/tickets/',
  summary: 'A ticket that opens one socket once, within 30 seconds: /ws/{stream}?ticket=…&after=…',
  permission: 'session',
  body: z.object({
    stream: RealtimeStream,
    /** The chat or the organization; absent for the person's own streams. */
    id: z.optional(Id),
  }),
  responses: { 201: z.object({ ticket: z.string() }) },
  errors: ['not_found'],
});
