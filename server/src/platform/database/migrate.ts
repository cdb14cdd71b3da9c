import { promises as fs } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import {
  FileMigrationProvider,
  Migrator,
  type Migration,
  type MigrationProvider,
} from 'kysely/migration';

/** PostgreSQL's codes for two that wait for each other, and for a lock that did not come in time. */
const NO_LOCK = ['40P01', '55P03'];
const ROUNDS = 60;
const PAUSE_MS = 100;
const PAUSE_MAX_MS = 1000;
/**
 * How long a migration waits for a table, while requests wait for it: well below the second after which
 * PostgreSQL looks for deadlocks, so that it is the migration that gives way, not a request.
 */
const LOCK_TIMEOUT_MS = 200;

const FILES: MigrationProvider = new FileMigrationProvider({
  fs,
  path,
  migrationFolder: path.resolve(import.meta.dirname, '../../../migrations'),
});

/**
 * Brings the database to the present schema, under an advisory lock, so that servers may start at
 * the same time. Answers the names of the migrations it ran.
 */
export async function migrate<T>(db: Kysely<T>, provider = FILES): Promise<string[]> {
  for (let round = 1; ; round += 1) {
    const { error, results } = await createMigrator(db, provider).migrateToLatest();
    if (!error) return (results ?? []).map(({ migrationName }) => migrationName);
    // Other servers are at work on the same tables, maybe in another order. Nothing has happened then.
    const isBusy = NO_LOCK.includes((error as { code?: string }).code ?? '');
    if (!isBusy || round === ROUNDS) {
      throw new Error('The database could not be migrated', { cause: error });
    }
    await sleep(Math.min(round * PAUSE_MS, PAUSE_MAX_MS));
  }
}

/** Migrations that have not run yet. Changes nothing. */
export async function findPendingMigrations<T>(db: Kysely<T>): Promise<string[]> {
  const migrations = await createMigrator(db, FILES).getMigrations();
  return migrations.filter(({ executedAt }) => !executedAt).map(({ name }) => name);
}

const NOTHING: Migration = { up: async () => undefined };

/** All migrations that the database has seen, those of newer servers too. */
async function findRun<T>(db: Kysely<T>): Promise<string[]> {
  const { rows: tables } =
    await sql`select where to_regclass('kysely_migration') is not null`.execute(db);
  if (tables.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}

/** The same migration, which gives up rather than make everybody wait behind it. */
const givingWay = (migration: Migration): Migration => ({
  async up(db) {
    await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(db);
    await migration.up(db);
  },
});

function createMigrator<T>(db: Kysely<T>, provider: MigrationProvider): Migrator {
  return new Migrator({
    db,
    provider: {
      // While a newer build rolls out, and after it was taken back, servers of this one must start.
      async getMigrations() {
        const ofNewer = (await findRun(db)).map((name) => [name, NOTHING] as const);
        const own = Object.entries(await provider.getMigrations());
        return Object.fromEntries([
          ...ofNewer,
          ...own.map(([name, migration]) => [name, givingWay(migration)] as const),
        ]);
      },
    },
    // Features number their migrations apart from each other and land in any order.
    allowUnorderedMigrations: true,
  });
}
