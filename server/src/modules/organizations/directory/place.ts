import { sql, type Kysely } from 'kysely';
import {
  remotenessFrom,
  type OrganizationsTables,
  type Point,
  type Standpoint,
} from '../organizations/index.ts';
import type { DirectoryTables } from './directory.tables.ts';

/** The lists of `listed_place` besides those of services, which have the ids of their services. */
export const LISTS = {
  all: 0,
  /** Those with a card that is not paused. */
  withCards: -1,
  /** Those that work with others that have not closed. */
  withPartners: -2,
} as const;

/** Where the `place` of a query stands, a row of `listed_place`. */
export const PLACE: Standpoint = {
  latitude: sql`place.latitude`,
  longitude: sql`place.longitude`,
  point: sql`place.point`,
};

/** What the nearest come in the order of; of the newest nothing. */
export const NEAREST = sql`remoteness, id`;

export const remotenessOf = (middle: Point | undefined, of?: Standpoint) =>
  middle ? remotenessFrom(middle, of) : sql<number>`0::float8`;

/** The organizations of a list that are found, as `place`, by id and by how remote they are from a point. */
export const selectPlaces = (
  db: Pick<Kysely<DirectoryTables>, 'selectFrom'>,
  list: number,
  middle: Point | undefined,
) =>
  db
    .selectFrom('listed_place as place')
    .select(['place.organization_id as id', remotenessOf(middle, PLACE).as('remoteness')])
    .where('place.list_id', '=', list);

/** The types of the organizations of a list: of each type one is found, and the others are not read. */
export const selectTypesOf = (db: Pick<Kysely<OrganizationsTables>, 'selectFrom'>, list: number) =>
  db
    .selectFrom('organization_type')
    .select(['id', 'titles'])
    .where(
      sql<boolean>`(
        select true from listed_place
        where list_id = ${list} and type_id = organization_type.id limit 1)`,
    )
    .orderBy('id');
