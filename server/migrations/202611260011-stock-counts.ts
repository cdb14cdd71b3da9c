import { sql, type Kysely } from 'kysely';

/** Staff count what is there: one open count of an organization, on which several people work. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stock_count (
      id bigint generated always as identity primary key,
      organization_id bigint not null references organization on delete cascade,
      opened_by bigint not null references app_user,
      opened_at timestamptz not null default now(),
      outcome text check (outcome in ('applied', 'abandoned')),
      closed_by bigint references app_user,
      closed_at timestamptz,
      check ((outcome is null) = (closed_at is null) and (outcome is null) = (closed_by is null))
    )`.execute(db);
  await sql`
    create unique index stock_count_open on stock_count (organization_id)
      where outcome is null`.execute(db);
  await sql`create index stock_count_opened_by on stock_count (opened_by)`.execute(db);
  await sql`
    create index stock_count_closed_by on stock_count (closed_by)
      where closed_by is not null`.execute(db);
  // Grows with every piece: what was counted last stands first.
  await sql`create sequence stock_count_touch`.execute(db);
  await sql`
    create table stock_count_line (
      count_id bigint not null references stock_count on delete cascade,
      size_id bigint not null references item_size on delete cascade,
      counted integer not null check (counted between 0 and 1000000),
      -- What was there by the books when it was counted first.
      expected integer not null check (expected >= 0),
      touched bigint not null default nextval('stock_count_touch'),
      primary key (count_id, size_id)
    )`.execute(db);
  await sql`create index stock_count_line_size on stock_count_line (size_id)`.execute(db);
  await sql`
    create index stock_count_line_touched on stock_count_line (count_id, touched desc)`.execute(db);
  await sql`
    create function keep_stock_count() returns trigger language plpgsql as $$
      begin
        if old.outcome is not null then
          raise exception 'A closed count is never changed' using errcode = 'integrity_constraint_violation';
        end if;
        return new;
      end $$`.execute(db);
  await sql`
    create trigger stock_count_kept before update on stock_count
      for each row execute function keep_stock_count()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table stock_count_line, stock_count`.execute(db);
  await sql`drop sequence stock_count_touch`.execute(db);
  await sql`drop function keep_stock_count`.execute(db);
}
