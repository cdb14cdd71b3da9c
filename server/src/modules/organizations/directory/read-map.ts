import { MAP_PINS_MAX } from '@karavan/shared-api/contract/limits';
import { isBetween, selectOrganizationCards } from '../organizations/index.ts';
import type { DirectoryDb } from './list-organizations.ts';
import { offersService } from './offers-service.ts';
import { cellsOf, type MapBox } from './map-grid.ts';

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
  const rows = await selectOrganizationCards(db)
    .select(['organization.latitude', 'organization.longitude'])
    .where('organization.is_listed', '=', true)
    .where(isBetween(from, to))
    .$if(service !== undefined, (query) => query.where(offersService(service!)))
    .orderBy('organization.id', 'desc')
    .limit(MAP_PINS_MAX)
    .execute();
  return rows.map((row) => ({
    id: row.organization_id,
    title: row.organization_title,
    latitude: row.latitude,
    longitude: row.longitude,
  }));
}
