import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { NEAR_KM_USUAL } from '@karavan/shared-api/contract/limits';
import type { ListedOrganization } from '@karavan/shared-api/contract/organizations';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { decodeCursor, encodeCursor } from '../../../platform/paging/cursor.ts';
import { COUNT_CAP, pageAnswer } from '../../../platform/paging/page-answer.ts';
import {
  isBetween,
  isOfType,
  isOpenAt,
  isTitledLike,
  isWithin,
  metresTo,
  presentOrganizationCard,
  presentWorkingNow,
  remotenessFrom,
  selectFollowStatus,
  selectOrganizationCards,
  selectWeek,
  type OrganizationsTables,
  type Point,
} from '../organizations/index.ts';
import type { DirectoryTables } from './directory.tables.ts';
import { offersService } from './offers-service.ts';

export interface OrganizationFilter {
  readonly country?: string | undefined;
  readonly city?: string | undefined;
  /** One of the first level, or a subtype. */
  readonly type?: number | undefined;
  readonly service?: number | undefined;
  readonly search?: string | undefined;
  readonly open_now?: 'true' | undefined;
  readonly verified?: 'true' | undefined;
  readonly unmuted?: 'true' | undefined;
  readonly near?: Point | undefined;
  /** Kilometres. */
  readonly within?: number | undefined;
  /** Corners of a map. */
  readonly south_west?: Point | undefined;
  readonly north_east?: Point | undefined;
}

interface PageQuery {
  readonly page: number;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

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

export type DirectoryDb = Kysely<DirectoryTables & OrganizationsTables & FilesTables>;

/**
 * One page of the organizations that are found: the nearest first where a point or a part of the map is named, to
 * that point or to its middle; else the newest.
 */
export async function listOrganizations(
  { db, findDiscounts, isUnmutedBy }: ListParts,
  filter: OrganizationFilter & PageQuery,
  { actor, locale }: Pick<RequestContext, 'actor' | 'locale'>,
) {
  const { page, limit, cursor, near } = filter;
  const middle = near ?? middleOf(filter);
  const now = new Date();
  const viewer = actor?.userId ?? null;
  const after = decodeCursor(cursor, middle ? 'nearness' : 'id');
  const found = selectFound(db, filter, now).$if(
    filter.unmuted !== undefined && viewer !== null,
    (query) => query.where(isUnmutedBy(sql`organization.id`, viewer!)),
  );
  const metres: RawBuilder<number | null> = near ? metresTo(near) : sql<number | null>`null::int`;
  const remoteness = middle ? remotenessFrom(middle) : sql<number>`0::float8`;
  const [rows, { count }] = await Promise.all([
    found
      .select([
        'organization.country',
        'organization.city',
        'organization.address',
        'organization.latitude',
        'organization.longitude',
        'organization.follower_count',
        'organization.is_gated',
        'organization.time_zone',
      ])
      .select((eb) => selectWeek(eb.ref('organization.id')).as('week'))
      .select([selectFollowStatus(viewer).as('follow_status'), metres.as('distance')])
      .select(remoteness.as('remoteness'))
      .$if(after !== undefined, (query) =>
        query.where(
          middle
            ? sql<boolean>`(${remoteness}, organization.id) > (${after!.value}::float8, ${after!.id})`
            : sql<boolean>`organization.id < ${after!.id}`,
        ),
      )
      .orderBy(middle ? sql`remoteness, organization.id` : sql`organization.id desc`)
      .offset(after ? 0 : (page - 1) * limit)
      .limit(limit + 1)
      .execute(),
    db
      .selectFrom(found.limit(COUNT_CAP + 1).as('found'))
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
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

/** The cards of what a filter finds. */
function selectFound(db: DirectoryDb, filter: OrganizationFilter, now: Date) {
  const { country, city, type, service, search, near, within = NEAR_KM_USUAL } = filter;
  const { south_west: from, north_east: to } = filter;
  return selectOrganizationCards(db)
    .where('organization.is_listed', '=', true)
    .$if(country !== undefined, (query) => query.where('organization.country', '=', country!))
    .$if(city !== undefined, (query) => query.where('organization.city', '=', city!))
    .$if(filter.verified !== undefined, (query) =>
      query.where('organization.verification_status', '=', 'verified'),
    )
    .$if(type !== undefined, (query) => query.where(isOfType(type!)))
    .$if(service !== undefined, (query) => query.where(offersService(service!)))
    .$if(Boolean(search), (query) => query.where(isTitledLike(search!)))
    .$if(filter.open_now !== undefined, (query) => query.where(isOpenAt(now)))
    .$if(near !== undefined, (query) => query.where(isWithin(near!, within)))
    .$if(from !== undefined && to !== undefined, (query) => query.where(isBetween(from!, to!)));
}
