import { sql, type Kysely } from 'kysely';

/**
 * Releases of the shell and of the remotes, which of them visitors get, and who has moved that when. The
 * tables before these (`remote_release`, `remote_pointer`) stay for servers of the version before, which
 * go on while a new version is rolled out.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('team_key')
    .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('public_key', 'bytea', (column) =>
      column
        .notNull()
        .unique()
        .check(sql`octet_length(public_key) = 32`),
    )
    .addColumn('packages', sql`text[]`, (column) => column.notNull())
    .addColumn('actions', sql`text[]`, (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('revoked_at', 'timestamptz')
    .execute();

  await db.schema
    .createTable('release')
    .addColumn('package', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('contract_major', 'integer', (column) => column.notNull())
    // As it was signed, byte by byte.
    .addColumn('manifest', 'text', (column) => column.notNull())
    .addColumn('signature', 'bytea', (column) => column.notNull())
    .addColumn('key_id', 'bigint', (column) => column.notNull().references('team_key.id'))
    .addColumn('state', 'text', (column) =>
      column
        .notNull()
        .defaultTo('uploaded')
        .check(
          sql`state in ('uploaded', 'verified', 'staged', 'canary', 'live', 'superseded', 'retired', 'collected', 'blocked')`,
        ),
    )
    .addColumn('problems', sql`text[]`, (column) => column.notNull().defaultTo(sql`'{}'`))
    .addColumn('uploaded_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    // When it was given to everybody for the last time.
    .addColumn('live_at', 'timestamptz')
    .addColumn('state_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('release_pk', ['package', 'version'])
    .execute();

  await db.schema
    .createTable('release_pointer')
    .addColumn('package', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    // 0 for the shell, which decides about it.
    .addColumn('contract_major', 'integer', (column) => column.notNull())
    .addColumn('current_version', 'text', (column) => column.notNull())
    .addColumn('previous_version', 'text')
    .addColumn('canary_version', 'text')
    .addColumn('canary_percent', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('moved_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('release_pointer_pk', ['package', 'channel', 'contract_major'])
    .addForeignKeyConstraint(
      'release_pointer_current_fk',
      ['package', 'current_version'],
      'release',
      ['package', 'version'],
    )
    .addForeignKeyConstraint(
      'release_pointer_previous_fk',
      ['package', 'previous_version'],
      'release',
      ['package', 'version'],
    )
    .addForeignKeyConstraint(
      'release_pointer_canary_fk',
      ['package', 'canary_version'],
      'release',
      ['package', 'version'],
    )
    .addCheckConstraint(
      'release_pointer_canary_check',
      sql`(canary_version is null) = (canary_percent = 0) and canary_percent between 0 and 99`,
    )
    .addCheckConstraint(
      'release_pointer_differ_check',
      sql`current_version is distinct from previous_version and current_version is distinct from canary_version`,
    )
    .execute();

  await db.schema
    .createTable('release_log')
    .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(sql`clock_timestamp()`))
    .addColumn('user_id', 'bigint', (column) => column.references('app_user.id'))
    .addColumn('key_id', 'bigint', (column) => column.references('team_key.id'))
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('package', 'text', (column) => column.notNull())
    .addColumn('channel', 'text')
    .addColumn('from_version', 'text')
    .addColumn('to_version', 'text')
    .addColumn('percent', 'integer')
    .addColumn('reason', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .createIndex('release_log_package_idx')
    .on('release_log')
    .columns(['package', 'id'])
    .execute();
  // What has been done stays told.
  await sql`
    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% is append-only', tg_table_name;
    end $$
  `.execute(db);
  await sql`
    create trigger release_log_append_only before update or delete or truncate on release_log
    for each statement execute function refuse_change()
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['release_log', 'release_pointer', 'release', 'team_key']) {
    await db.schema.dropTable(table).execute();
  }
  await sql`drop function refuse_change()`.execute(db);
}
