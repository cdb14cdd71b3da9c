import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../database-tables.ts';
import { COUNT_CAP } from '../../../platform/paging/page-answer.ts';
import type { Cursor } from '../../../platform/paging/cursor.ts';

export type NotificationRow = Awaited<ReturnType<typeof findNotifications>>[number];

export function findNotifications(
  db: Kysely<Tables>,
  userId: number,
  { after, offset, limit }: { after: Cursor | undefined; offset: number; limit: number },
) {
  return db
    .selectFrom('notification')
    .leftJoin('organization', 'organization.id', 'notification.organization_id')
    .leftJoin('file as logo', 'logo.id', 'organization.image_id')
    .leftJoin('app_user as sender', 'sender.id', 'notification.sender_id')
    .leftJoin('file as avatar', 'avatar.id', 'sender.avatar_id')
    .leftJoin('item', 'item.id', 'notification.item_id')
    .select([
      'notification.id',
      'notification.type',
      'notification.is_client',
      'notification.extra_data',
      'notification.created_at',
      'organization.id as organization_id',
      'organization.title as organization_title',
      'organization.address',
      'organization.verification_status',
      'logo.key as logo_key',
      'sender.full_name as sender_name',
      'avatar.key as avatar_key',
      'item.id as item_id',
      'item.name as item_name',
    ])
    .select((eb) =>
      eb
        .selectFrom('item_image')
        .innerJoin('file', 'file.id', 'item_image.file_id')
        .select('file.key')
        .whereRef('item_image.item_id', '=', 'notification.item_id')
        .orderBy('item_image.position')
        .limit(1)
        .as('item_image_key'),
    )
    .where('notification.user_id', '=', userId)
    .$if(after !== undefined, (query) => query.where('notification.id', '<', after!.id))
    .orderBy('notification.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

/** Notifications of a person, all or those not seen yet; counted no further than the cap. */
export async function countNotifications(
  db: Kysely<Tables>,
  userId: number,
  which: 'all' | 'unseen',
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from notification
      where user_id = ${userId} and id > ${
        which === 'all'
          ? sql`0`
          : sql`coalesce((select seen_id from notification_state where user_id = ${userId}), 0)`
      }
      limit ${COUNT_CAP + 1}
    ) as counted`.execute(db);
  return rows[0]!.count;
}

/** Marks everything that exists now as seen; a later one counts again. */
export async function markNotificationsSeen(db: Kysely<Tables>, userId: number): Promise<void> {
  await sql`
    insert into notification_state (user_id, seen_id)
    select ${userId}, coalesce(max(id), 0) from notification where user_id = ${userId}
    on conflict (user_id) do update
    set seen_id = greatest(notification_state.seen_id, excluded.seen_id)`.execute(db);
}
