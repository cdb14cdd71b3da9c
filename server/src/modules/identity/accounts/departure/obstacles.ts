import type { Kysely, Transaction } from 'kysely';
import { OBSTACLES, type Obstacle } from '@karavan/shared-api/contract/departures';
import type { DepartureTables } from './departure-tables.ts';

/** What one module knows to stand against somebody's departure, with the page where it is settled. */
export type ObstacleFinder<Tables> = (
  db: Kysely<Tables>,
  personId: number,
) => Promise<readonly Obstacle[]>;

/** Everything that stands against it. */
export type FindObstacles = (
  db: Kysely<DepartureTables> | Transaction<DepartureTables>,
  personId: number,
) => Promise<Obstacle[]>;

/** Asks all modules; each reason is told once, where the first of them says that it is settled. */
export function createFindObstacles<Tables extends DepartureTables>(
  finders: readonly ObstacleFinder<Tables>[],
): FindObstacles {
  return async (db, personId) => {
    const found: Obstacle[] = [];
    // One after the other: they may share a connection. It is that of the whole database.
    for (const find of finders)
      found.push(...(await find(db as unknown as Kysely<Tables>, personId)));
    return OBSTACLES.flatMap((reason) => {
      const same = found.filter((obstacle) => obstacle.reason === reason && obstacle.count > 0);
      const [first] = same;
      if (!first) return [];
      return [{ ...first, count: same.reduce((sum, { count }) => sum + count, 0) }];
    });
  };
}
