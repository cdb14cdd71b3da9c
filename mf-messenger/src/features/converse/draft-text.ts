import { readStored, writeStored } from '@karavan/shared-api/state';

const keyOf = (userId: number, chatId: number) => `draft:${userId}:${chatId}`;

/** A person's unsent text in a chat; it survives leaving the page. */
export function readDraft(userId: number, chatId: number): string {
  return readStored(keyOf(userId, chatId)) ?? '';
}

export function writeDraft(userId: number, chatId: number, text: string): void {
  writeStored(keyOf(userId, chatId), text === '' ? null : text);
}
