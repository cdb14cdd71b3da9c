import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { ListedOrganization } from '@karavan/shared-api/contract/organizations';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { countUpToCap } from '../../../platform/paging/count-up-to-cap.ts';
import { encodeCursor } from '../../../platform/paging/cursor.ts';
import { pageAnswer } from '../../../platform/paging/page-answer.ts';
import { pageWindow, type PageQuery } from '../../../platform/paging/page-window.ts';
import {
  joinOrganizationCard,
  metresTo,
  presentOrganizationCard,
  presentWorkingNow,
  selectFollowStatus,
  selectWeek,
  type Point,
} from '../organizations/index.ts';
import { selectFound, type DirectoryDb, type OrganizationFilter } from './select-found.ts';

/** The most that the card of each of some organizations gives to whoever looks; the modules that sell tell. */
export type FindDiscounts = (
  ids: readonly number[],
  viewer: number | null,
) => Promise<ReadonlyMap<number, NonNullable<ListedOrganization['discount']>>>;

/** Whether a person wants to see something of the organization that a column names; the feed's module tells. */
export type IsUnmutedBy = (
  organizationId: RawBuilder<number>,
  person: number,
) => RawBuilder<SqlBool>;

export interface ListParts {
  readonly db: DirectoryDb;
  readonly findDiscounts: FindDiscounts;
  readonly isUnmutedBy: IsUnmutedBy;
}

/**
 * One page of the organizations that are found: the nearest first where a point or a part of the map is named, to
 * that point or to its middle, and no more of them than are counted; else the newest.
 */
export async function listOrganizations(
  { db, findDiscounts, isUnmutedBy }: ListParts,
  filter: OrganizationFilter & PageQuery,
  { actor, locale }: Pick<RequestContext, 'actor' | 'locale'>,
) {
  const { limit, near } = filter;
  const middle = near ?? middleOf(filter);
  const now = new Date();
  const viewer = actor?.userId ?? null;
  const window = pageWindow(filter, middle ? 'nearness' : 'id');
  const { after } = window;
  const isUnmuted =
    filter.unmuted !== undefined && viewer !== null
      ? [isUnmutedBy(sql`organization.id`, viewer)]
      : [];
  const found = selectFound(db, { filter, middle, now, also: isUnmuted });
  const metres: RawBuilder<number | null> = near ? metresTo(near) : sql<number | null>`null::int`;
  const [rows, count] = await Promise.all([
    joinOrganizationCard(db.selectFrom(found.as('found')), 'found.id')
      .select([
        'organization.country',
        'organization.city',
        'organization.address',
        'organization.latitude',
        'organization.longitude',
        'organization.follower_count',
        'organization.is_gated',
        'organization.time_zone',
        'found.remoteness',
      ])
      .select((eb) => selectWeek(eb.ref('organization.id')).as('week'))
      .select([selectFollowStatus(viewer).as('follow_status'), metres.as('distance')])
      .$if(after !== undefined, (query) =>
        query.where(
          middle
            ? sql<boolean>`(found.remoteness, found.id) > (${after!.value}::float8, ${after!.id})`
            : // Said of both, so that neither is read from its end on.
              sql<boolean>`found.id < ${after!.id} and organization.id < ${after!.id}`,
        ),
      )
      .orderBy(middle ? sql`found.remoteness, found.id` : sql`found.id desc`)
      .offset(window.offset)
      .limit(window.limit)
      .execute(),
    countUpToCap(db, db.selectFrom(found.as('found'))),
  ]);
  const discounts = await findDiscounts(
    rows.map((row) => row.organization_id),
    viewer,
  );
  return pageAnswer(rows, limit, count, {
    present: ({ week, time_zone, ...row }): ListedOrganization => ({
      ...presentOrganizationCard(row, locale),
      country: row.country,
      city: row.city,
      address: row.address,
      latitude: row.latitude,
      longitude: row.longitude,
      follower_count: row.follower_count,
      is_gated: row.is_gated,
      follow_status: row.follow_status,
      working_now: presentWorkingNow({ week, time_zone }, now),
      discount: discounts.get(row.organization_id) ?? null,
      distance: row.distance,
    }),
    cursorOf: (row) =>
      encodeCursor({ value: middle ? String(row.remoteness) : '', id: row.organization_id }),
  });
}

function middleOf({ south_west: from, north_east: to }: OrganizationFilter): Point | undefined {
  if (!from || !to) return undefined;
  return {
    latitude: (from.latitude + to.latitude) / 2,
    longitude: (from.longitude + to.longitude) / 2,
  };
}
