import { sql, type Kysely } from 'kysely';

/** Prices for those who buy more, whom they are for, and what an order's line cost everybody else. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table wholesale_client (
      organization_id bigint not null references organization on delete cascade,
      client_id bigint not null references app_user on delete cascade,
      status text not null default 'requested'
        check (status in ('requested', 'confirmed', 'declined', 'ended')),
      note text not null default '' check (length(note) <= 500),
      requested_at timestamptz not null default now(),
      answered_at timestamptz,
      -- Counts the moves, so that each is told once.
      version integer not null default 1,
      primary key (organization_id, client_id),
      check ((status = 'requested') = (answered_at is null))
    )`.execute(db);
  await sql`
    create index wholesale_client_listed
      on wholesale_client (organization_id, status, requested_at desc, client_id desc)`.execute(db);
  await sql`create index wholesale_client_person on wholesale_client (client_id)`.execute(db);
  await sql`
    create function move_wholesale_client() returns trigger language plpgsql as $$
      begin
        if new.status <> old.status and not (
          (old.status = 'requested' and new.status in ('confirmed', 'declined', 'ended'))
          or (old.status = 'confirmed' and new.status = 'ended')
          or (old.status = 'declined' and new.status in ('requested', 'confirmed'))
          or (old.status = 'ended' and new.status = 'requested')
        ) then
          raise exception 'A wholesale client does not go from % to %', old.status, new.status
            using errcode = 'integrity_constraint_violation';
        end if;
        return new;
      end $$`.execute(db);
  await sql`
    create trigger wholesale_client_moves before update on wholesale_client
      for each row execute function move_wholesale_client()`.execute(db);
  await sql`
    create table wholesale_price (
      item_id bigint not null references item on delete cascade,
      min_quantity integer not null check (min_quantity between 2 and 10000),
      -- Minor units for one.
      price bigint not null check (price > 0),
      primary key (item_id, min_quantity)
    )`.execute(db);
  // What one costs everybody, where the line was sold for less as wholesale: never with a card as well.
  await sql`
    alter table sale_order_line
      add column list_price bigint check (list_price > price),
      add constraint wholesale_without_card check (list_price is null or discount = 0)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sale_order_line drop constraint wholesale_without_card, drop column list_price`.execute(
    db,
  );
  await sql`drop table wholesale_price, wholesale_client`.execute(db);
  await sql`drop function move_wholesale_client()`.execute(db);
}
