import { sql, type Kysely } from 'kysely';

/** Sales at the till are listed and summed by the moment at which they were sold. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index sale_order_till on sale_order (organization_id, fulfilled_at desc, id desc)
    where method = 'cart_checkout' and fulfilled_at is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index sale_order_till`.execute(db);
}
