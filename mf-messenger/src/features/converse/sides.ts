import type { ChatDetail, ChatMessage } from '@karavan/shared-api/contract/messenger';
import type { RealtimeEvents } from '@karavan/shared-api/contract/realtime';

/** The progress of both sides of a chat: ids of messages, 0 before the first. */
export type ChatProgress = Pick<ChatDetail, 'own_read_id' | 'delivered_id' | 'read_id'>;

type Mark = RealtimeEvents['chat']['progress.changed'];

/** What determines the sides of a chat, for one person in it. */
export interface Side {
  /** The client in an organization's chat; everyone else there is on the other side. */
  readonly clientId: number | null;
  readonly userId: number;
}

export const NO_PROGRESS: ChatProgress = { own_read_id: 0, delivered_id: 0, read_id: 0 };

/** Whether someone is on the person's own side: the person or a colleague. */
export function isOwnSide({ clientId, userId }: Side, other: number): boolean {
  return clientId === null ? other === userId : (other === clientId) === (userId === clientId);
}

/** Someone has received or read messages. */
export function progressAfterMark(
  side: Side,
  { user_id, delivered_id, read_id }: Mark,
): ChatProgress {
  return isOwnSide(side, user_id)
    ? { ...NO_PROGRESS, own_read_id: read_id }
    : { ...NO_PROGRESS, delivered_id, read_id };
}

/** Sending a message implies having received and read everything before it. */
export function progressAfterMessage(
  side: Side,
  { id, sender }: Pick<ChatMessage, 'id' | 'sender'>,
): ChatProgress {
  return progressAfterMark(side, { user_id: sender.id, delivered_id: id, read_id: id });
}

/** Progress only moves forward, in whatever order the events arrive. */
export function furthest(one: ChatProgress, other: ChatProgress): ChatProgress {
  return {
    own_read_id: Math.max(one.own_read_id, other.own_read_id),
    delivered_id: Math.max(one.delivered_id, other.delivered_id),
    read_id: Math.max(one.read_id, other.read_id),
  };
}
