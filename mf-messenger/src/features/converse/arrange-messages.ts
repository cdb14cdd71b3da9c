import type { ChatMessage } from '@karavan/shared-api/contract/messenger';
import type { WaitingMessage } from '../../shared/outbox/outbox.ts';
import { isOwnSide, type ChatProgress, type Side } from './sides.ts';

/** How far a message has got: those of the other side have simply been received. */
export type MessageState = 'received' | 'waiting' | 'refused' | 'sent' | 'delivered' | 'read';

/** A line of the conversation: a stored message, or one on its way. */
export interface MessageRow {
  /** The same before and after it is stored, so that it stays where it stands. */
  readonly key: string;
  readonly message: Pick<ChatMessage, 'text' | 'pictures' | 'sender' | 'created_at'>;
  readonly state: MessageState;
  /** What is known of it while it waits. */
  readonly waiting: WaitingMessage | null;
  /** Written by the person's own side: by them, or by a colleague. */
  readonly isOwn: boolean;
  /** The first message of a day carries the day: YYYY-MM-DD. */
  readonly day: string | null;
  readonly isFirstUnread: boolean;
  /** Follows a message of the same person closely, and stands closer to it. */
  readonly isContinued: boolean;
}

export interface Conversation {
  /** In any order. */
  readonly messages: readonly ChatMessage[];
  readonly waiting: readonly WaitingMessage[];
  readonly me: ChatMessage['sender'];
  readonly side: Side;
  readonly progress: ChatProgress;
  /** The last message that had been read when the chat was opened. */
  readonly readBefore: number;
  /** The calendar day of a moment on the person's clock: YYYY-MM-DD. */
  dayOf(moment: string): string;
}

/** Messages this close to each other, in milliseconds, belong together. */
const CLOSE = 5 * 60_000;

type Line = Pick<MessageRow, 'key' | 'message' | 'state' | 'waiting' | 'isOwn'> & {
  readonly id: number | null;
};

/** The conversation from its oldest message on; what waits to be sent stands at its end. */
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
      const { text, created_at } = entry;
      return {
        key: keyOf(me.id, entry.client_id),
        id: null,
        message: { text, created_at, pictures: [], sender: me },
        state: entry.refusal === null ? 'waiting' : 'refused',
        waiting: entry,
        isOwn: true,
      };
    })
    .filter(({ key }) => !known.has(key));

  let before: Line | undefined;
  let isUnreadMarked = false;
  return [...stored, ...unsent].map((line) => {
    const { id, ...shown } = line;
    const previous = before;
    before = line;
    const day = dayOf(line.message.created_at);
    const isNewDay = !previous || dayOf(previous.message.created_at) !== day;
    const isFirstUnread = !isUnreadMarked && !line.isOwn && id !== null && id > readBefore;
    isUnreadMarked ||= isFirstUnread;
    return {
      ...shown,
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
