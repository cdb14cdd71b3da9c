import { z } from 'zod/mini';
import { Id } from './common.ts';
import type { FieldProblem } from './field-problems.ts';
import type { ItemNow } from './live-items.ts';
import type { ChatMessage } from './messenger.ts';
import { defineRoute } from './route.ts';

/** The sockets of `/ws/<stream>`. */
export const RealtimeStream = z.enum([
  'chat',
  'messenger/chats',
  'unread',
  'items',
  'assistant-response',
]);
export type RealtimeStream = z.output<typeof RealtimeStream>;

/**
 * One text frame of a socket, as JSON. A stream numbers its events without gaps: each `seq` is one
 * more than the one before. Control frames have the shape of events and carry the latest `seq`:
 * - `ready` is the first frame of every connection
 * - `too_old` follows it when the events after the given `seq` are no longer stored
 * - `releases` comes when visitors may get other releases than before
 * - `alive` comes every 25 seconds, so that a dead connection is noticed
 * `items.now` stands outside of the order: it says how things are, and is said again after each connection.
 */
export interface RealtimeFrame {
  /** The stream, with its id if it has one: `unread`, `chat:42`. */
  readonly stream: string;
  readonly seq: number;
  readonly type: string;
  readonly data: unknown;
}

/** The events of each stream: type -> data. */
export interface RealtimeEvents {
  readonly chat: {
    readonly 'message.created': ChatMessage;
    /** How far one person has received and read the chat. */
    readonly 'progress.changed': {
      readonly user_id: number;
      readonly delivered_id: number;
      readonly read_id: number;
    };
  };
  readonly 'messenger/chats': {
    /** Someone on the other side of a chat has written. */
    readonly 'message.arrived': { readonly chat_id: number };
    /** The person's own side has written, or either side has read. */
    readonly 'chat.changed': { readonly chat_id: number };
  };
  readonly unread: {
    readonly 'unread.changed': { readonly notifications: number };
    /** There is news, or a card has moved up with it; `subject` as in the list. */
    readonly 'notification.created': {
      readonly type: string;
      readonly id: number;
      readonly subject: string | null;
    };
    /** What a card is about has changed: it is to be read again, and stays where it is. */
    readonly 'notification.changed': { readonly id: number };
    /** Something moves in a delivery service whose deliveries they manage. */
    readonly 'board.changed': { readonly organization_id: number };
    /** The person works there from now on, no longer does, or may do other things there. */
    readonly 'work.changed': {
      readonly organization_id: number;
      /** Of the organization. */
      readonly title: string;
      readonly works_there: boolean;
    };
  };
  /** How the items are that the client has named, and each change: see `WatchedItems`. */
  readonly items: { readonly 'items.now': { readonly items: readonly ItemNow[] } };
  readonly 'assistant-response': Record<never, never>;
}

export const createRealtimeTicket = defineRoute({
  method: 'POST',
  path: '/realtime/tickets/',
  summary: 'A ticket that opens one socket, once, within 30 seconds: /ws/{stream}?ticket=…&after=…',
  permission: 'session',
  body: z
    .object({
      stream: RealtimeStream,
      /** The chat; absent for the person's own streams. */
      id: z.optional(Id),
    })
    .check(
      // A chat without an id would be mistaken for the one whose id equals the person's.
      z.refine(({ stream, id }) => stream !== 'chat' || id !== undefined, {
        path: ['id'],
        error: 'required' satisfies FieldProblem,
      }),
    ),
  responses: { 201: z.object({ ticket: z.string() }) },
  errors: ['not_found'],
});
