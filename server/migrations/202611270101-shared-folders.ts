import { sql, type Kysely } from 'kysely';

/** Folders of saved items that their person shows to whoever has the link. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table folder_link (
      folder_id bigint primary key references bookmark_folder on delete cascade,
      -- Drawn at random: whoever has it reads the folder.
      secret text not null unique check (length(secret) = 43),
      created_at timestamptz not null default now()
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('folder_link').execute();
}
