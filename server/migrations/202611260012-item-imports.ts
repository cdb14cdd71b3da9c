import { sql, type Kysely } from 'kysely';

/** Sheets of products: what each row would change waits here until it is applied, all of it in one transaction. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table item_import (
      id bigint generated always as identity primary key,
      organization_id bigint not null references organization on delete cascade,
      created_by bigint not null references app_user,
      created_at timestamptz not null default now(),
      file_name text not null check (length(file_name) <= 200),
      status text not null check (status in ('faulty', 'checked', 'applying', 'applied', 'failed')),
      row_count integer not null check (row_count >= 0),
      fault_count integer not null check (fault_count >= 0),
      done_count integer not null default 0 check (done_count between 0 and row_count),
      new_items integer not null default 0,
      changed_items integer not null default 0,
      -- A sheet with a fault is never applied.
      check ((fault_count > 0) = (status = 'faulty'))
    )`.execute(db);
  await sql`
    create index item_import_organization on item_import (organization_id, id desc)`.execute(db);
  await sql`create index item_import_created_by on item_import (created_by)`.execute(db);
  await sql`
    create table item_import_fault (
      id bigint generated always as identity primary key,
      import_id bigint not null references item_import on delete cascade,
      row integer not null check (row > 0),
      "column" text not null,
      problem text not null,
      "limit" integer,
      value text not null
    )`.execute(db);
  await sql`create index item_import_fault_import on item_import_fault (import_id, id)`.execute(db);
  // What becomes of one product.
  await sql`
    create table item_import_item (
      import_id bigint not null references item_import on delete cascade,
      row integer not null check (row > 0),
      plan jsonb not null,
      primary key (import_id, row)
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table item_import_item, item_import_fault, item_import`.execute(db);
}
