import { sql, type Kysely } from 'kysely';

/**
 * Listed organizations on the plane of a map of the world (Mercator), where what is near in every direction is
 * near on the plane: one index finds those between two corners and tells the nearest in their order.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function map_point(longitude double precision, latitude double precision) returns point
      language sql immutable parallel safe
      return point(
        longitude,
        degrees(ln(tan(pi() / 4 + radians(greatest(-89.9, least(89.9, latitude))) / 2))))`.execute(
    db,
  );
  await sql`drop index organization_listed_point`.execute(db);
  await sql`
    create index organization_listed_point on organization
      using gist (map_point(longitude, latitude)) where is_listed`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index organization_listed_point`.execute(db);
  await sql`
    create index organization_listed_point on organization
      using gist (point(longitude, latitude)) where is_listed`.execute(db);
  await sql`drop function map_point(double precision, double precision)`.execute(db);
}
