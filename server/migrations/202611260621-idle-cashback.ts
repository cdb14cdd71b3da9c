import { sql, type Kysely } from 'kysely';

/** Cashback that a client has not touched for so many days expires, where the organization wants it so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table discount_card
      add column cashback_days integer check (cashback_days between 1 and 3650),
      add constraint discount_card_cashback_days check (cashback_days is null or kind = 'cashback')`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table discount_card drop column cashback_days`.execute(db);
}
