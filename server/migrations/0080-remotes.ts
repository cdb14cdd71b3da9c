import { sql, type Kysely } from 'kysely';

/** Published builds of the remotes, and which of them each remote runs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('remote_release')
    .addColumn('remote_id', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('release', 'jsonb', (column) => column.notNull())
    .addColumn('published_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('remote_release_pk', ['remote_id', 'version'])
    .execute();
  await db.schema
    .createTable('remote_pointer')
    .addColumn('remote_id', 'text', (column) => column.primaryKey())
    .addColumn('current_version', 'text', (column) => column.notNull())
    .addColumn('previous_version', 'text')
    .addColumn('canary_version', 'text')
    .addColumn('canary_percent', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`canary_percent between 0 and 100`),
    )
    .addForeignKeyConstraint(
      'remote_pointer_current_fk',
      ['remote_id', 'current_version'],
      'remote_release',
      ['remote_id', 'version'],
    )
    .addForeignKeyConstraint(
      'remote_pointer_previous_fk',
      ['remote_id', 'previous_version'],
      'remote_release',
      ['remote_id', 'version'],
    )
    .addForeignKeyConstraint(
      'remote_pointer_canary_fk',
      ['remote_id', 'canary_version'],
      'remote_release',
      ['remote_id', 'version'],
    )
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('remote_pointer').execute();
  await db.schema.dropTable('remote_release').execute();
}
