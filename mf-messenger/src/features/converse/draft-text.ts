import { readStored, writeStored } from '@karavan/shared-api/state';

const keyOf = (userId: number, chatId: number) => `draft:${userId}:${chatId}`;

/** What a person has begun to write in a chat; it outlives the page. */
export function readDraft(userId: number, chatId: number): string {
  return readStored(keyOf(userId, chatId)) ?? '';
}

export function writeDraft(userId: number, chatId: number, text: string): void {
  writeStored(keyOf(userId, chatId), text === '' ? null : text);
}
