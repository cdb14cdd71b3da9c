import { sql, type Kysely } from 'kysely';

/** What an order says was given back is its total once its payment is refunded, and nothing before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const due = sql`case when payment_status = 'refunded'
    then goods - discount - cashback_spent + delivery_fee else 0 end`;
  await sql`update sale_order set refunded = ${due} where refunded <> ${due}`.execute(db);
  await sql`
    alter table sale_order
      add constraint sale_order_refunded_by_status check (refunded = ${due})`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sale_order drop constraint sale_order_refunded_by_status`.execute(db);
}
