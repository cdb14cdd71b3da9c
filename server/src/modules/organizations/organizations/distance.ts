import { sql, type RawBuilder } from 'kysely';

export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_RADIUS_KM = 6371;
const KM_PER_DEGREE = 111;

/** The columns of a query that tell where something stands. */
export interface Standpoint {
  readonly latitude: RawBuilder<number>;
  readonly longitude: RawBuilder<number>;
  /** On the plane of a map of the world; of an index. */
  readonly point: RawBuilder<unknown>;
}

/** Of the `organization` of a query. */
const ORGANIZATION: Standpoint = {
  latitude: sql`organization.latitude`,
  longitude: sql`organization.longitude`,
  point: sql`map_point(organization.longitude, organization.latitude)`,
};

/** Kilometres between what a query reads and a point. */
const kilometresTo = ({ latitude, longitude }: Point, of: Standpoint): RawBuilder<number> =>
  sql<number>`2 * ${EARTH_RADIUS_KM}::float8 * asin(least(1, sqrt(
    sin(radians(${of.latitude} - ${latitude}) / 2) ^ 2
    + cos(radians(${latitude})) * cos(radians(${of.latitude}))
      * sin(radians(${of.longitude} - ${longitude}) / 2) ^ 2)))`;

/** Whole metres from a point to the `organization` of a query. */
export const metresTo = (point: Point) =>
  sql<number>`round(${kilometresTo(point, ORGANIZATION)} * 1000)::int`;

/** The corners of what holds all that is so many kilometres around a point. */
function boxAround({ latitude, longitude }: Point, km: number) {
  const up = km / KM_PER_DEGREE;
  const shrunk = Math.cos((Math.min(89, Math.abs(latitude) + up) * Math.PI) / 180);
  const across = Math.min(360, up / shrunk);
  return {
    from: { latitude: latitude - up, longitude: longitude - across },
    to: { latitude: latitude + up, longitude: longitude + across },
  };
}

const onMap = ({ latitude, longitude }: Point) =>
  sql`map_point(${longitude}::float8, ${latitude}::float8)`;

/** Whether something, the `organization` of a query, stands between two corners of a map; read from an index. */
export const isBetween = (from: Point, to: Point, of = ORGANIZATION) =>
  sql<boolean>`${of.point} <@ box(${onMap(from)}, ${onMap(to)})`;

/** Whether something, the `organization` of a query, is so near; read from an index. */
export function isWithin(point: Point, km: number, of = ORGANIZATION): RawBuilder<boolean> {
  const { from, to } = boxAround(point, km);
  return sql<boolean>`${isBetween(from, to, of)} and ${kilometresTo(point, of)} <= ${km}`;
}

/**
 * What the nearest, of the organizations of a query, has least of, in no unit: an index gives it in this order.
 * Over the width of a city it differs from kilometres by a few thousandths.
 */
export const remotenessFrom = (point: Point, of = ORGANIZATION) =>
  sql<number>`${of.point} <-> ${onMap(point)}`;
