import { sql } from 'kysely';
import { MAP_PINS_MAX } from '@karavan/shared-api/contract/limits';
import { isBetween } from '../organizations/index.ts';
import type { DirectoryDb } from './select-found.ts';
import { cellsOf, type MapBox } from './map-grid.ts';
import { PLACE } from './place.ts';

const MILLIONTH = 1e-6;

/** What a part of the map shows: its places where they are few, else how many stand in each cell of a grid. */
export async function readMap(db: DirectoryDb, box: MapBox, service: number | undefined) {
  const range = cellsOf(box);
  if (!range) return { total: 0, clusters: [], places: [] };
  const cells = await db
    .selectFrom('map_cell')
    .select(['organizations', 'latitudes', 'longitudes'])
    .where('service_id', '=', service ?? 0)
    .where('zoom', '=', range.zoom)
    .where('x', '>=', range.columns[0])
    .where('x', '<=', range.columns[1])
    .where('y', '>=', range.rows[0])
    .where('y', '<=', range.rows[1])
    .where('organizations', '>', 0)
    .orderBy('x')
    .orderBy('y')
    .execute();
  const total = cells.reduce((sum, { organizations }) => sum + organizations, 0);
  if (total <= MAP_PINS_MAX) {
    const places = await findPlaces(db, box, service);
    return { total: places.length, clusters: [], places };
  }
  return {
    total,
    clusters: cells.map(({ organizations: count, latitudes, longitudes }) => ({
      latitude: (latitudes / count) * MILLIONTH,
      longitude: (longitudes / count) * MILLIONTH,
      count,
    })),
    places: [],
  };
}

async function findPlaces(db: DirectoryDb, { from, to }: MapBox, service: number | undefined) {
  return db
    .selectFrom('organization')
    .select(['id', 'title', 'latitude', 'longitude'])
    .where('organization.is_listed', '=', true)
    .where(
      service === undefined
        ? isBetween(from, to)
        : sql<boolean>`organization.id in (
            select place.organization_id from listed_place as place
            where place.list_id = ${service} and ${isBetween(from, to, PLACE)})`,
    )
    .orderBy('organization.id', 'desc')
    .limit(MAP_PINS_MAX)
    .execute();
}
