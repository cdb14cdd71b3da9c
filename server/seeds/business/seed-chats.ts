import type { Kysely } from 'kysely';
import type { Tables } from '../../src/database-tables.ts';
import type { SeededPeople } from '../people/seed-people.ts';
import { CONVERSATIONS } from './conversations.ts';

const HOUR = 3_600_000;
const PAUSE = 90_000;

/** Conversations, each read as far as it says; who writes has read everything before. */
export async function seedChats(
  db: Kysely<Tables>,
  { people, now }: { readonly people: SeededPeople; readonly now: Date },
): Promise<void> {
  // The oldest first: ids rise with time.
  for (const [index, conversation] of [...CONVERSATIONS.entries()].toReversed()) {
    const { lines, reached } = conversation;
    const isWithShop = conversation.with === 'shop';
    const another = people.others[index]!;
    const first = conversation.by === 'client' ? people.accounts.client : another;
    const second = isWithShop ? people.accounts.manager : another;
    const idOf = (side: 'first' | 'second') => (side === 'first' ? first : second);
    const { id: chatId } = await db
      .insertInto('chat')
      .values({
        chat_type: isWithShop ? 'organization' : 'private',
        organization_id: isWithShop ? people.shopId : null,
        client_id: isWithShop ? first : null,
        ...(!isWithShop && {
          first_id: Math.min(first, second),
          second_id: Math.max(first, second),
        }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const begun = now.getTime() - (index + 1) * 5 * HOUR;
    const messages = await db
      .insertInto('chat_message')
      .values(
        lines.map(({ from, text }, line) => ({
          chat_id: chatId,
          sender_id: idOf(from),
          client_id: crypto.randomUUID(),
          text,
          created_at: new Date(begun + line * PAUSE),
        })),
      )
      .returning('id')
      .execute();
    const last = messages.at(-1)!.id;
    await db.updateTable('chat').set({ last_message_id: last }).where('id', '=', chatId).execute();

    const writer = lines.at(-1)!.from;
    const reader = writer === 'first' ? 'second' : 'first';
    const answered = messages[lines.findLastIndex(({ from }) => from === reader)]?.id ?? 0;
    await db
      .insertInto('chat_member')
      .values([
        { chat_id: chatId, user_id: idOf(writer), last_delivered_id: last, last_read_id: last },
        {
          chat_id: chatId,
          user_id: idOf(reader),
          last_delivered_id: reached === 'sent' ? answered : last,
          last_read_id: reached === 'read' ? last : answered,
        },
      ])
      .execute();
  }
}
