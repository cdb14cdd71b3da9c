import type { Kysely } from 'kysely';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type { PushPayload } from '@karavan/shared-api/contract/push-payload';
import type { ItemCardTables } from '../../catalog/items/index.ts';
import type { PushReading, PushTold } from '../pushes/index.ts';
import { findChat } from './chats.queries.ts';
import { findMessage } from './messages.queries.ts';
import type { MessengerTables } from './messenger.tables.ts';

const NEW_MESSAGE: Readonly<Record<Locale, string>> = {
  ru: 'Новое сообщение',
  en: 'New message',
  de: 'Neue Nachricht',
  tr: 'Yeni mesaj',
  zh: '新消息',
};

/** What fits on a locked screen, in characters. */
const EXCERPT_LENGTH = 140;

/**
 * What a message says in a push: who has written what where the person allows it, else only that somebody has.
 * Null when it was read meanwhile, or when they are not in the chat any more.
 */
export async function readMessagePush(
  db: Kysely<MessengerTables & ItemCardTables>,
  { userId, id, locale, showsText }: PushReading,
): Promise<PushTold | null> {
  const stored = await db
    .selectFrom('chat_message')
    .select('chat_id')
    .where('id', '=', id)
    .executeTakeFirst();
  const chat = stored && (await findChat(db, userId, stored.chat_id));
  if (!chat || chat.own_read_id >= id || chat.is_blocked) return null;
  const envelope = {
    lang: locale,
    url: `/messenger/chat/${chat.id}`,
    tag: `chat:${chat.id}`,
    chat_id: chat.id,
  };
  const told = (payload: PushPayload): PushTold => ({ kind: 'chats', payload });
  if (!showsText) return told({ ...envelope, title: NEW_MESSAGE[locale], body: '' });
  const { sender, text } = await findMessage(db, id);
  const isOfOrganization = !chat.is_staff && chat.organization !== null;
  return told({
    ...envelope,
    title: isOfOrganization ? chat.organization!.title : sender.full_name,
    body: Array.from(text).slice(0, EXCERPT_LENGTH).join('') || NEW_MESSAGE[locale],
  });
}
