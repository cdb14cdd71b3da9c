import type { ChatMessage } from '@karavan/shared-api/contract/messenger';
import type { WaitingMessage } from '../../shared/outbox/outbox.ts';
import { isOwnSide, type ChatProgress, type Side } from './sides.ts';

/** The progress of a message; messages of the other side have none. */
export type MessageState = 'received' | 'waiting' | 'refused' | 'sent' | 'delivered' | 'read';

/** A line of the conversation: a stored message, or one being sent. */
export interface MessageRow {
  /** The same before and after the message is stored, so that its row stays in place. */
  readonly key: string;
  /** Null until it is stored. */
  readonly id: number | null;
  readonly message: Pick<
    ChatMessage,
    'text' | 'pictures' | 'item' | 'forwarded_from' | 'sender' | 'created_at'
  >;
  readonly state: MessageState;
  /** Its state in the outbox while it waits. */
  readonly waiting: WaitingMessage | null;
  /** Written by the person's own side: by them or by a colleague. */
  readonly isOwn: boolean;
  /** The day, YYYY-MM-DD, on the first message of that day. */
  readonly day: string | null;
  readonly isFirstUnread: boolean;
  /** Follows shortly after a message of the same person, and is grouped with it. */
  readonly isContinued: boolean;
}

export interface Conversation {
  /** In any order. */
  readonly messages: readonly ChatMessage[];
  readonly waiting: readonly WaitingMessage[];
  readonly me: ChatMessage['sender'];
  readonly side: Side;
  readonly progress: ChatProgress;
  /** The last message already read when the chat was opened. */
  readonly readBefore: number;
  /** The calendar day of a moment in the person's time zone: YYYY-MM-DD. */
  dayOf(moment: string): string;
}

/** Messages within this interval, in milliseconds, are grouped. */
const CLOSE = 5 * 60_000;

type Line = Pick<MessageRow, 'key' | 'id' | 'message' | 'state' | 'waiting' | 'isOwn'>;

/** The conversation from its oldest message; unsent messages are at the end. */
export function arrangeMessages(conversation: Conversation): readonly MessageRow[] {
  const { messages, waiting, me, side, progress, readBefore, dayOf } = conversation;
  const stored = messages
    .toSorted((one, other) => one.id - other.id)
    .map((message): Line => {
      const isOwn = isOwnSide(side, message.sender.id);
      return {
        key: keyOf(message.sender.id, message.client_id),
        id: message.id,
        message,
        state: isOwn ? stateOf(message.id, progress) : 'received',
        waiting: null,
        isOwn,
      };
    });
  const known = new Set(stored.map(({ key }) => key));
  const unsent = waiting
    .map((entry): Line => {
      const { text, created_at, item } = entry;
      return {
        key: keyOf(me.id, entry.client_id),
        id: null,
        message: {
          text,
          created_at,
          pictures: [],
          sender: me,
          ...(item && { item: { card: item } }),
        },
        state: entry.refusal === null ? 'waiting' : 'refused',
        waiting: entry,
        isOwn: true,
      };
    })
    .filter(({ key }) => !known.has(key));

  let before: Line | undefined;
  let isUnreadMarked = false;
  return [...stored, ...unsent].map((line) => {
    const previous = before;
    before = line;
    const day = dayOf(line.message.created_at);
    const isNewDay = !previous || dayOf(previous.message.created_at) !== day;
    const isFirstUnread =
      !isUnreadMarked && !line.isOwn && line.id !== null && line.id > readBefore;
    isUnreadMarked ||= isFirstUnread;
    return {
      ...line,
      day: isNewDay ? day : null,
      isFirstUnread,
      isContinued: !isNewDay && !isFirstUnread && isClose(previous, line),
    };
  });
}

const keyOf = (senderId: number, clientId: string) => `${senderId} ${clientId}`;

function stateOf(id: number, { delivered_id, read_id }: ChatProgress): MessageState {
  if (id <= read_id) return 'read';
  return id <= delivered_id ? 'delivered' : 'sent';
}

function isClose({ message: one }: Line, { message: other }: Line): boolean {
  return (
    one.sender.id === other.sender.id &&
    Date.parse(other.created_at) - Date.parse(one.created_at) < CLOSE
  );
}
