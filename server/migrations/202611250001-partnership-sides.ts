import { sql, type Kysely } from 'kysely';

/** What each of two partners keeps about the other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table partnership_side (
      partnership_id bigint not null references partnership on delete cascade,
      organization_id bigint not null references organization,
      note text,
      category text,
      place smallint check (place between 1 and 999),
      primary key (partnership_id, organization_id)
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('partnership_side').execute();
}
