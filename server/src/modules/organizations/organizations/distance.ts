import { sql, type RawBuilder } from 'kysely';

export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_RADIUS_KM = 6371;
const KM_PER_DEGREE = 111;

/** Kilometres between the `organization` of a query and a point. */
const kilometresTo = ({ latitude, longitude }: Point): RawBuilder<number> =>
  sql<number>`2 * ${EARTH_RADIUS_KM}::float8 * asin(least(1, sqrt(
    sin(radians(organization.latitude - ${latitude}) / 2) ^ 2
    + cos(radians(${latitude})) * cos(radians(organization.latitude))
      * sin(radians(organization.longitude - ${longitude}) / 2) ^ 2)))`;

/** Whole metres from a point to the `organization` of a query. */
export const metresTo = (point: Point) => sql<number>`round(${kilometresTo(point)} * 1000)::int`;

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

/** Whether the `organization` of a query stands between two corners of a map; read from an index. */
export const isBetween = (from: Point, to: Point) =>
  sql<boolean>`map_point(organization.longitude, organization.latitude)
    <@ box(${onMap(from)}, ${onMap(to)})`;

/** Whether the `organization` of a query is so near; read from an index. */
export function isWithin(point: Point, km: number): RawBuilder<boolean> {
  const { from, to } = boxAround(point, km);
  return sql<boolean>`${isBetween(from, to)} and ${kilometresTo(point)} <= ${km}`;
}

/**
 * What the nearest `organization` of a query has least of, in no unit: an index gives it in this order. Over the
 * width of a city it differs from kilometres by a few thousandths.
 */
export const remotenessFrom = (point: Point) =>
  sql<number>`map_point(organization.longitude, organization.latitude) <-> ${onMap(point)}`;
