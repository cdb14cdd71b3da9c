import { sql, type Kysely } from 'kysely';

/** How releases do, minute by minute, and canaries that go on by themselves while they do well. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const count = (name: string) => [name, sql`integer`] as const;
  let table = db.schema
    .createTable('release_evidence')
    .addColumn('package', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('minute', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('release_evidence_pk', ['package', 'version', 'minute'])
    .addForeignKeyConstraint(
      'release_evidence_release_fk',
      ['package', 'version'],
      'release',
      ['package', 'version'],
      (constraint) => constraint.onDelete('cascade'),
    );
  // Visitors, each at most once a minute.
  for (const [name, type] of ['visits', 'failures', 'failed_loads', 'errors', 'slow'].map(count)) {
    table = table.addColumn(name, type, (column) => column.notNull().defaultTo(0));
  }
  // One bit for each slot that somebody falls into: many bits are many visitors, or networks.
  for (const name of ['failing_visitors', 'failing_networks', 'networks']) {
    table = table.addColumn(name, sql`bit(64)`, (column) =>
      column.notNull().defaultTo(sql`b'0'::bit(64)`),
    );
  }
  await table.execute();
  await db.schema
    .createIndex('release_evidence_minute_idx')
    .on('release_evidence')
    .column('minute')
    .execute();
  await db.schema
    .alterTable('release_pointer')
    .addColumn('canary_since', 'timestamptz')
    // With the version it is for: servers of the version before leave it where it is.
    .addColumn('plan', 'jsonb')
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('release_pointer')
    .dropColumn('plan')
    .dropColumn('canary_since')
    .execute();
  await db.schema.dropTable('release_evidence').execute();
}
