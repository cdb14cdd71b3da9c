import { sql, type Kysely } from 'kysely';

const WEEK = 604_800;

/**
 * How popular an item is stands in its row, in weeks: what has just come begins at the present time, and likes and comments
 * raise it. Half of what they add is gone after a week without anything being written, as all that comes later begins higher.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table item add column popularity numeric(14, 6) not null
      default (extract(epoch from now()) / ${sql.lit(WEEK)})`.execute(db);
  await sql`
    update item set popularity = extract(epoch from created_at) / ${sql.lit(WEEK)}`.execute(db);
  await sql`
    create function begin_popularity() returns trigger language plpgsql as $$
      begin
        new.popularity := extract(epoch from new.created_at) / ${sql.lit(WEEK)};
        return new;
      end
    $$`.execute(db);
  await sql`
    create trigger item_popularity before insert on item
    for each row execute function begin_popularity()`.execute(db);
  // What a job has to reckon anew.
  await sql`
    create table item_stir (
      item_id bigint primary key references item on delete cascade
    )`.execute(db);
  await sql`
    create function note_item_stir() returns trigger language plpgsql as $$
      begin
        insert into item_stir (item_id) values (new.id) on conflict do nothing;
        return null;
      end
    $$`.execute(db);
  await sql`
    create trigger item_stirred after update of like_count, comment_count on item
    for each row when ((old.like_count, old.comment_count)
      is distinct from (new.like_count, new.comment_count))
    execute function note_item_stir()`.execute(db);
  await sql`insert into item_stir select id from item where like_count > 0 or comment_count > 0`.execute(
    db,
  );
  for (const place of ['', 'category_id, ', 'country, ', 'city, ']) {
    await sql
      .raw(
        `create index item_${place.replace(/_id|, /g, '') || 'all'}_popular
          on item (${place}popularity desc, id desc) where is_listed`,
      )
      .execute(db);
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger item_stirred on item`.execute(db);
  await sql`drop function note_item_stir()`.execute(db);
  await sql`drop trigger item_popularity on item`.execute(db);
  await sql`drop function begin_popularity()`.execute(db);
  await db.schema.dropTable('item_stir').execute();
  await sql`alter table item drop column popularity`.execute(db);
}
