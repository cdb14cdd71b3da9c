import { sql, type Kysely } from 'kysely';

/** What is sold along with tickets of an event: of each so many, promised and sold as places are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table event_extra (
      id bigint generated always as identity primary key,
      item_id bigint not null references event on delete cascade,
      position smallint not null,
      name text not null check (name <> ''),
      price bigint not null check (price >= 0),
      -- All there are: sold, promised and free.
      quota integer not null check (quota >= 0),
      per_order integer check (per_order > 0),
      held integer not null default 0,
      sold integer not null default 0,
      constraint event_extra_quota check (held >= 0 and sold >= 0 and held + sold <= quota),
      -- Checked once a statement is done: names may be swapped.
      constraint event_extra_name unique (item_id, name) deferrable initially immediate
    )`.execute(db);
  await sql`
    alter table sale_order_line
      add column extra_id bigint references event_extra,
      add constraint line_of_extra check (extra_id is null or (size_id is null and position > 0))`.execute(
    db,
  );
  await sql`
    create index sale_order_line_extra on sale_order_line (extra_id)
    where extra_id is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sale_order_line drop column extra_id`.execute(db);
  await sql`drop table event_extra`.execute(db);
}
