import { sql, type Kysely } from 'kysely';
import type { EventRun } from '@karavan/shared-api/contract/events';
import type { OrganizationPermission } from '@karavan/shared-api/contract/permissions';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { JobsTables } from '../../../../platform/jobs/jobs.tables.ts';
import { isPostponed } from '../../../../platform/jobs/work-off.ts';
import { presentMoney } from '../../../../platform/money/present-money.ts';
import { findStaffExtras, type ItemsTables, type OwnEvent } from '../../../catalog/items/index.ts';
import { selectFullName, type PeopleTables } from '../../../identity/people/index.ts';
import { permissionsOf } from '../../../organizations/staff/index.ts';
import { selectPlaceOrders } from '../../orders/index.ts';
import { figuresOf, findSections } from './event-figures.ts';
import { presentStaffEvent, selectStaffEvents, type EventListTables } from './list-events.ts';
import { refundEventsTask } from './refund-events-task.ts';

const MANAGE: OrganizationPermission = 'can_manage_rentals_events';

type RunTables = EventListTables & PeopleTables & JobsTables;

/** @throws ApiError `not_found` for an event of others */
export async function requireOwnEvent(
  db: Pick<Kysely<ItemsTables>, 'selectFrom'>,
  { organizationId, id }: OwnEvent,
): Promise<void> {
  const event = await db
    .selectFrom('item')
    .innerJoin('event', 'event.item_id', 'item.id')
    .select('item.id')
    .where('item.id', '=', id)
    .where('item.organization_id', '=', organizationId)
    .executeTakeFirst();
  if (!event) throw new ApiError('not_found');
}

/**
 * One event as it is run.
 * @throws ApiError `not_found`
 */
export async function readEventRun(
  db: Kysely<RunTables>,
  { organizationId, id, readerId }: OwnEvent & { readonly readerId: number },
): Promise<EventRun> {
  const row = await selectStaffEvents(db)
    .select('event.series_id')
    .select(
      sql<boolean>`coalesce(${permissionsOf(readerId, organizationId)} && ${[MANAGE]}::text[], false)`.as(
        'can_manage',
      ),
    )
    .where('item.id', '=', id)
    .where('item.organization_id', '=', organizationId)
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  const [sections, extras, changes, refunds, dates] = await Promise.all([
    findSections(db, [id]),
    findStaffExtras(db, id),
    findChanges(db, id),
    row.status === 'cancelled' ? countRefunds(db, id) : null,
    row.series_id === null ? [] : findDates(db, row.series_id),
  ]);
  return {
    ...presentStaffEvent(row, sections),
    currency: row.currency,
    sections: sections.map((section) => ({
      id: section.id,
      name: section.name,
      price: presentMoney(section.price, row.currency),
      ...figuresOf(section),
    })),
    extras: extras.map(({ price, per_order: _most, ...extra }) => ({
      ...extra,
      price: presentMoney(price, row.currency),
    })),
    changes: changes.map(({ created_at, old_starts_at, told_at, ...change }) => ({
      ...change,
      created_at: created_at.toISOString(),
      old_starts_at: old_starts_at.toISOString(),
      is_told: told_at !== null,
    })),
    refunds,
    dates: dates.map(({ starts_at, ...date }) => ({ ...date, starts_at: starts_at.toISOString() })),
    can_manage: row.can_manage,
  };
}

const findChanges = (db: Kysely<RunTables>, id: number) =>
  db
    .selectFrom('event_change')
    .select(['id', 'kind', 'reason', 'created_at', 'old_starts_at', 'old_place', 'told_at'])
    .select((eb) => selectFullName(eb.ref('event_change.actor_id')).as('by'))
    .where('item_id', '=', id)
    .orderBy('id', 'desc')
    .execute();

const findDates = (db: Kysely<RunTables>, seriesId: number) =>
  db
    .selectFrom('event')
    .select(['item_id', 'starts_at', 'status'])
    .where('series_id', '=', seriesId)
    .orderBy('starts_at')
    .execute();

/** How far the orders of a cancelled event have been wound up. */
async function countRefunds(db: Kysely<RunTables>, id: number) {
  const isDone = sql`placed.status = 'rejected' or placed.payment_status = 'refunded'`;
  const where = (condition: ReturnType<typeof sql>) =>
    sql<number>`(count(*) filter (where ${condition}))::integer`;
  return db
    .selectFrom(selectPlaceOrders(db).where('line.item_id', '=', id).as('placed'))
    .select((eb) => [
      sql<number>`count(*)::integer`.as('total'),
      where(isDone).as('done'),
      where(
        sql`not coalesce(${isDone}, false) and ${isPostponed(refundEventsTask, eb.ref('placed.id'))}`,
      ).as('odd'),
    ])
    .executeTakeFirstOrThrow();
}
