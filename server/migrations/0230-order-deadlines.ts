import { sql, type Kysely } from 'kysely';

/** When an order that nobody deals with is rejected by itself, so that it holds its stock no longer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sale_order add column deadline timestamptz`.execute(db);
  await sql`create index sale_order_deadline on sale_order (deadline) where deadline is not null`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index sale_order_deadline`.execute(db);
  await sql`alter table sale_order drop column deadline`.execute(db);
}
