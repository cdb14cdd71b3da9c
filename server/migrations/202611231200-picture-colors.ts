import { sql, type Kysely } from 'kysely';

/**
 * A picture's colour, taken when it is stored. The column is added without touching a row; the job
 * `color-marks` fills it in for the pictures of organizations that there are already.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table file add column color text`.execute(db);
  await sql`
    alter table file add constraint file_color check (color ~ '^#[0-9a-f]{6}$') not valid`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table file drop column color`.execute(db);
}
