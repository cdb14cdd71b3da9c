import { sql, type Kysely, type SqlBool } from 'kysely';
import type { EventFilter, StaffEvent } from '@karavan/shared-api/contract/events';
import type { FilesTables } from '../../../../platform/files/files.tables.ts';
import { presentImage } from '../../../../platform/files/present-image.ts';
import { countUpToCap } from '../../../../platform/paging/count-up-to-cap.ts';
import { encodeCursor } from '../../../../platform/paging/cursor.ts';
import { exactTime } from '../../../../platform/paging/exact-time.ts';
import { pageAnswer } from '../../../../platform/paging/page-answer.ts';
import { pageWindow, type PageQuery } from '../../../../platform/paging/page-window.ts';
import { selectFirstPicture } from '../../../catalog/items/index.ts';
import {
  selectOrganizations,
  type OrganizationsTables,
} from '../../../organizations/organizations/index.ts';
import { findSections, sumFigures, type FigureTables } from './event-figures.ts';

export type EventListTables = FigureTables & OrganizationsTables & FilesTables;

const IS_LIVE = sql<SqlBool>`event.status = 'scheduled' and item.status <> 'draft'`;

const CONDITIONS: Readonly<Record<EventFilter, ReturnType<typeof sql<SqlBool>>>> = {
  coming: sql<SqlBool>`${IS_LIVE} and event.ends_at > now()`,
  past: sql<SqlBool>`${IS_LIVE} and event.ends_at <= now()`,
  cancelled: sql<SqlBool>`event.status = 'cancelled'`,
  draft: sql<SqlBool>`event.status = 'scheduled' and item.status = 'draft'`,
};

interface Wanted extends PageQuery {
  readonly organizationId: number;
  readonly filter: EventFilter;
}

/** Events of an organization: those to come the next first, the others the latest first. */
export async function listEvents(
  db: Kysely<EventListTables>,
  { organizationId, filter, page, limit, cursor }: Wanted,
) {
  const window = pageWindow({ page, limit, cursor }, 'time');
  const { after } = window;
  const isForward = filter === 'coming';
  const direction = isForward ? 'asc' : 'desc';
  const found = selectStaffEvents(db)
    .where('item.organization_id', '=', organizationId)
    .where(CONDITIONS[filter]);
  const [rows, count] = await Promise.all([
    found
      .$if(after !== undefined, (query) =>
        query.where(
          sql<SqlBool>`(event.starts_at, item.id) ${sql.raw(isForward ? '>' : '<')}
            (${after!.value}::timestamptz, ${after!.id})`,
        ),
      )
      .orderBy('event.starts_at', direction)
      .orderBy('item.id', direction)
      .offset(window.offset)
      .limit(window.limit)
      .execute(),
    countUpToCap(db, found),
  ]);
  const ids = rows.map(({ id }) => id);
  const sections = ids.length === 0 ? [] : await findSections(db, ids);
  return pageAnswer(rows, limit, count, {
    present: (row) =>
      presentStaffEvent(
        row,
        sections.filter(({ item_id }) => item_id === row.id),
      ),
    cursorOf: ({ id, starts_exact }) => encodeCursor({ value: starts_exact, id }),
  });
}

/** Events as staff see them; whoever asks says which. */
export const selectStaffEvents = (db: Kysely<EventListTables>) =>
  db
    .selectFrom('event')
    .innerJoin('item', 'item.id', 'event.item_id')
    .innerJoin(selectOrganizations().as('organization'), (join) =>
      join.onRef('organization.id', '=', 'item.organization_id'),
    )
    .select(['item.id', 'item.name', 'item.status as item_status', 'event.status'])
    .select(['event.starts_at', 'event.ends_at', 'event.place'])
    .select(['organization.time_zone', 'organization.currency'])
    .select((eb) => [
      selectFirstPicture(eb.ref('item.id')).as('image'),
      exactTime('event.starts_at').as('starts_exact'),
    ]);

export type StaffEventRow = Awaited<
  ReturnType<ReturnType<typeof selectStaffEvents>['execute']>
>[number];

export function presentStaffEvent(
  row: StaffEventRow,
  sections: Parameters<typeof sumFigures>[0],
): StaffEvent {
  return {
    id: row.id,
    title: row.name,
    image: row.image && presentImage(row.image),
    item_status: row.item_status,
    status: row.status,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    place: row.place,
    time_zone: row.time_zone,
    ...sumFigures(sections),
  };
}
