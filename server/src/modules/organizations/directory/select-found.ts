import { sql, type Kysely, type RawBuilder } from 'kysely';
import { COUNT_CAP, NEAR_KM_USUAL } from '@karavan/shared-api/contract/limits';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import {
  isBetween,
  isOfType,
  isOpenAt,
  isTitledLike,
  isWithin,
  type OrganizationsTables,
  type Point,
  type Standpoint,
} from '../organizations/index.ts';
import type { DirectoryTables } from './directory.tables.ts';
import { LISTS, NEAREST, PLACE, remotenessOf, selectPlaces } from './place.ts';

export type DirectoryDb = Kysely<DirectoryTables & OrganizationsTables & FilesTables>;

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

interface Search {
  readonly filter: OrganizationFilter;
  /** What the nearest are near to; undefined: the newest are looked for. */
  readonly middle: Point | undefined;
  readonly now: Date;
  /** What else holds of the `organization` of a query. */
  readonly also: readonly RawBuilder<unknown>[];
}

/** The ids of what a filter finds, and how remote each is: of the nearest a thousand and one, in their order. */
export function selectFound(db: DirectoryDb, { filter, middle, now, also }: Search) {
  const { service } = filter;
  const wanted = [...conditionsOf(filter, now), ...also];
  // What places do not tell is asked of organizations, which stand in an index of their own.
  if (service === undefined && (middle === undefined || wanted.length > 0)) {
    return db
      .selectFrom('organization')
      .select(['organization.id', remotenessOf(middle).as('remoteness')])
      .where('organization.is_listed', '=', true)
      .where(all([...wanted, ...areaOf(filter)]))
      .$if(middle !== undefined, (query) => query.orderBy(NEAREST).limit(COUNT_CAP + 1));
  }
  return selectPlaces(db, service ?? LISTS.all, middle)
    .where(all(areaOf(filter, PLACE)))
    .$if(wanted.length > 0, (query) =>
      query.where(
        sql<boolean>`place.organization_id in (select organization.id from organization where ${all(wanted)})`,
      ),
    )
    .$if(middle !== undefined, (query) => query.orderBy(NEAREST).limit(COUNT_CAP + 1));
}

const all = (conditions: readonly RawBuilder<unknown>[]) =>
  sql<boolean>`${sql.join([sql`true`, ...conditions], sql` and `)}`;

/** Where it has to stand. */
function areaOf(
  { near, within = NEAR_KM_USUAL, south_west: from, north_east: to }: OrganizationFilter,
  of?: Standpoint,
): RawBuilder<boolean>[] {
  return [
    ...(near ? [isWithin(near, within, of)] : []),
    ...(from && to ? [isBetween(from, to, of)] : []),
  ];
}

function conditionsOf(filter: OrganizationFilter, now: Date): RawBuilder<unknown>[] {
  const { country, city, type, search } = filter;
  return [
    country !== undefined && sql`organization.country = ${country}`,
    city !== undefined && sql`organization.city = ${city}`,
    filter.verified !== undefined && sql`organization.verification_status = 'verified'`,
    type !== undefined && isOfType(type),
    Boolean(search) && isTitledLike(search!),
    filter.open_now !== undefined && isOpenAt(now),
  ].filter((condition) => condition !== false);
}
