import { sql, type Kysely } from 'kysely';

/**
 * Where a courier is who shares that with the client of one delivery: one point, of which nothing is left once the
 * delivery is over or somebody else's. It is not logged to disk ahead of time, either: after a crash it is not there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table courier_position (
      delivery_id bigint primary key references delivery on delete cascade,
      latitude double precision check (latitude between -90 and 90),
      longitude double precision check (longitude between -180 and 180),
      at timestamptz,
      check (num_nulls(latitude, longitude, at) in (0, 3))
    )`.execute(db);
  await sql`
    create function forget_courier_position() returns trigger language plpgsql as $$
      begin
        delete from courier_position where delivery_id = new.id;
        return null;
      end $$`.execute(db);
  await sql`
    create trigger delivery_forgets_position after update of status, courier_id on delivery
      for each row
      when (old.courier_id is distinct from new.courier_id or new.status <> 'delivery_status_taken_for_delivery')
      execute function forget_courier_position()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger delivery_forgets_position on delivery`.execute(db);
  await sql`drop function forget_courier_position`.execute(db);
  await sql`drop table courier_position`.execute(db);
}
