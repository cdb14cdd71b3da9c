import { sql, type Kysely } from 'kysely';

/** When an order was cancelled, rejected or given up; unknown for those of before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sale_order add column rejected_at timestamptz`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sale_order drop column rejected_at`.execute(db);
}
