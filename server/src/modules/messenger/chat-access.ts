import type { Kysely } from 'kysely';
import type { Tables } from '../../database-tables.ts';
import type { StreamAccess } from '../../platform/realtime/register-realtime.ts';

/** A chat's stream is for its members; no other stream takes an id. */
export function createChatAccess(db: Kysely<Tables>): StreamAccess {
  return async (userId, stream, id) => {
    if (stream !== 'chat') return false;
    const member = await db
      .selectFrom('chat_member')
      .select('chat_id')
      .where('chat_id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return member !== undefined;
  };
}
