import { sql, type Kysely } from 'kysely';

/** What the client asks of the seller with an order, and how long past deliveries have taken. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sale_order add column note text not null default ''
      constraint sale_order_note_length check (char_length(note) <= 500)`.execute(db);
  await sql`
    create index sale_order_delivered on sale_order (organization_id, id)
      include (created_at, fulfilled_at)
      where address is not null and fulfilled_at is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index sale_order_delivered`.execute(db);
  await sql`alter table sale_order drop column note`.execute(db);
}
