import {
  sql,
  type Expression,
  type Kysely,
  type QueryExecutorProvider,
  type RawBuilder,
  type SqlBool,
} from 'kysely';
import { reusable, type Slots } from '../../../platform/database/reusable.ts';
import { countedUpToCap, countUpToCap } from '../../../platform/paging/count-up-to-cap.ts';
import type { PageWindow } from '../../../platform/paging/page-window.ts';
import { selectItemSummary } from '../../catalog/items/index.ts';
import { selectFullName, selectPersonCard } from '../../identity/people/index.ts';
import { selectOrganizationSummary } from '../../organizations/organizations/index.ts';
import { permissionsOf } from '../../organizations/staff/index.ts';
import type { NotificationsTables } from './notifications.tables.ts';

export type NotificationRow = Awaited<ReturnType<typeof findNotifications>>[number];

interface NotificationWindow extends PageWindow {
  readonly filter: RawBuilder<SqlBool>;
}

export function findNotifications(
  db: Kysely<NotificationsTables>,
  userId: number,
  { filter, after, offset, limit }: NotificationWindow,
) {
  return selectNotifications(db, userId)
    .where(filter)
    .$if(after !== undefined, (query) => query.where('notification.id', '<', after!.id))
    .orderBy('notification.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

export function findNotification(db: Kysely<NotificationsTables>, userId: number, id: number) {
  return selectNotifications(db, userId).where('notification.id', '=', id).executeTakeFirst();
}

function selectNotifications(db: Kysely<NotificationsTables>, userId: number) {
  return db
    .selectFrom('notification')
    .select([
      'notification.id',
      'notification.type',
      'notification.is_client',
      'notification.extra_data',
      'notification.created_at',
      'notification.subject',
      'notification.answer',
      'notification.answered_by',
    ])
    .select((eb) => [
      selectOrganizationSummary(eb.ref('notification.organization_id')).as('organization'),
      selectPersonCard(eb.ref('notification.sender_id')).as('sender'),
      selectItemSummary(eb.ref('notification.item_id'), userId).as('item'),
      selectFullName(eb.ref('notification.answered_by')).as('answered_by_name'),
      selectPeopleToldOf(eb.ref('notification.user_id'), eb.ref('notification.subject')).as(
        'people',
      ),
      permissionsOf(userId, sql.ref<number>('notification.organization_id'))
        .$asScalar()
        .as('permissions'),
    ])
    .where('notification.user_id', '=', userId);
}

/** How many people a card of many alike tells of; 0 for any other. */
const selectPeopleToldOf = (userId: Expression<number>, subject: Expression<string | null>) =>
  sql<number>`(
    select count(distinct part.sender_id) from grouped_notification as part
    where part.user_id = ${userId} and part.subject = ${subject})`;

/** Those of a person that a filter names. */
export function countFiltered(
  db: QueryExecutorProvider,
  userId: number,
  filter: RawBuilder<SqlBool>,
): Promise<number> {
  return countUpToCap(
    db,
    sql`select from notification
      where notification.user_id = ${userId} and ${filter}`,
  );
}

/**
 * Notifications of a person, all or those not seen yet. What somebody else has dealt with meanwhile
 * waits for nobody.
 */
export async function countNotifications(
  db: Kysely<NotificationsTables>,
  userId: number,
  which: 'all' | 'unseen',
): Promise<number> {
  const [row] = await COUNTS[which](db, { userId });
  return row!.count;
}

type OfPerson = Slots<{ userId: number }>;

const countThose = (condition: (slots: OfPerson) => RawBuilder<unknown>) =>
  reusable((db: Kysely<NotificationsTables>, slots: OfPerson) =>
    db.selectNoFrom(
      countedUpToCap(
        sql`select from notification where user_id = ${slots.userId} and ${condition(slots)}`,
      ).as('count'),
    ),
  );

const COUNTS = {
  all: countThose(() => sql`true`),
  unseen: countThose(
    ({ userId }) => sql`settled_at is null and
      id > coalesce((select seen_id from notification_state where user_id = ${userId}), 0)`,
  ),
} as const;

/** Whether a notification still waits for its person. */
export async function isUnseen(
  db: QueryExecutorProvider,
  userId: number,
  id: number,
): Promise<boolean> {
  const { rows } = await sql`
    select from notification
    where id = ${id} and user_id = ${userId} and settled_at is null
      and id > coalesce((select seen_id from notification_state where user_id = ${userId}), 0)`.execute(
    db,
  );
  return rows.length > 0;
}

/** Who looks in again within half an hour still sees what was new. */
const IS_NEXT_VISIT = sql`notification_state.visited_at < now() - interval '30 minutes'`;

/** Marks everything that exists now as seen; a later one counts again. */
export async function markNotificationsSeen(
  db: QueryExecutorProvider,
  userId: number,
): Promise<void> {
  await sql`
    insert into notification_state (user_id, seen_id)
    select ${userId}, coalesce(max(id), 0) from notification where user_id = ${userId}
    on conflict (user_id) do update
    set seen_id = greatest(notification_state.seen_id, excluded.seen_id),
      seen_before = case when ${IS_NEXT_VISIT} then notification_state.seen_id
        else notification_state.seen_before end,
      visited_at = now()`.execute(db);
}
