import { sql, type Kysely } from 'kysely';

/** What an item looked like as it was ordered: its receipt keeps that picture, whatever the item shows later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sale_order_line add column image_id bigint references file`.execute(db);
  await sql`
    update sale_order_line set image_id = first.file_id
    from (
      select distinct on (item_id) item_id, file_id from item_image order by item_id, position
    ) as first
    where first.item_id = sale_order_line.item_id`.execute(db);
  // Pictures are pruned once nothing refers to them.
  await sql`
    create index sale_order_line_image on sale_order_line (image_id)
      where image_id is not null`.execute(db);
  await sql`
    create function picture_of_line() returns trigger language plpgsql as $$
      begin
        new.image_id := (
          select file_id from item_image where item_id = new.item_id order by position limit 1
        );
        return new;
      end $$`.execute(db);
  await sql`
    create trigger line_picture before insert on sale_order_line
      for each row execute function picture_of_line()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger line_picture on sale_order_line`.execute(db);
  await sql`drop function picture_of_line()`.execute(db);
  await sql`alter table sale_order_line drop column image_id`.execute(db);
}
