import { sql, type Kysely } from 'kysely';

/** Holds the orders from before against the rule of partial refunds, while sales go on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sale_order validate constraint sale_order_refunded_by_status`.execute(db);
}

export async function down(): Promise<void> {}
