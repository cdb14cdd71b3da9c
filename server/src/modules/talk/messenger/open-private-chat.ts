import { sql, type Transaction } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { countWithin, type ThrottleRule } from '../../../platform/throttle/throttle.ts';
import { DAY_SECONDS } from '../../../platform/time/durations.ts';
import { hasAccount } from '../../identity/people/index.ts';
import type { MessengerTables } from './messenger.tables.ts';

/** People whom somebody may write to for the first time. */
const NEW_CHATS: ThrottleRule = { limit: 30, seconds: DAY_SECONDS };

/**
 * The one private chat of two people, made by whoever comes first. Answers its id.
 * @throws ApiError `conflict` with oneself, `invalid_input` without such a person, `too_many_requests` once there
 * have been too many new ones
 */
export async function openPrivateChat(
  trx: Transaction<MessengerTables>,
  { userId, partnerId }: { readonly userId: number; readonly partnerId: number },
): Promise<number> {
  if (partnerId === userId) throw new ApiError('conflict');
  const pair = {
    first_id: Math.min(userId, partnerId),
    second_id: Math.max(userId, partnerId),
  };
  const known = await findPair(trx, pair);
  if (known) return known.id;
  const { rows } = await sql<{ is_there: boolean }>`
    select ${hasAccount(sql.val(partnerId))} as is_there`.execute(trx);
  if (!rows[0]!.is_there) {
    throw new ApiError('invalid_input', { fields: { user_id: [{ problem: 'invalid' }] } });
  }
  const created = await trx
    .insertInto('chat')
    .values({ chat_type: 'private', ...pair })
    .onConflict((conflict) => conflict.columns(['first_id', 'second_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!created) return (await findPair(trx, pair))!.id;
  if (!(await countWithin(trx, `new-chats:${userId}`, NEW_CHATS))) {
    throw new ApiError('too_many_requests', { retryAfter: NEW_CHATS.seconds });
  }
  await trx
    .insertInto('chat_member')
    .values([userId, partnerId].map((user_id) => ({ chat_id: created.id, user_id })))
    .execute();
  return created.id;
}

function findPair(
  trx: Transaction<MessengerTables>,
  { first_id, second_id }: { readonly first_id: number; readonly second_id: number },
) {
  return trx
    .selectFrom('chat')
    .select('id')
    .where('first_id', '=', first_id)
    .where('second_id', '=', second_id)
    .executeTakeFirst();
}
