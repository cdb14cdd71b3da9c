import { promises as fs } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { FileMigrationProvider, Migrator, type Migration } from 'kysely/migration';

const DEADLOCK = '40P01';
const ROUNDS = 10;
const PAUSE_MS = 100;

const MIGRATIONS = path.resolve(import.meta.dirname, '../../../migrations');

/**
 * Brings the database to the present schema, under an advisory lock, so that servers may start at
 * the same time. Answers the names of the migrations it ran.
 */
export async function migrate<T>(db: Kysely<T>): Promise<string[]> {
  for (let round = 1; ; round += 1) {
    const { error, results } = await createMigrator(db).migrateToLatest();
    if (!error) return (results ?? []).map(({ migrationName }) => migrationName);
    // What other servers do meanwhile may lock the same tables in another order. Nothing has happened then.
    const isDeadlock = (error as { code?: unknown }).code === DEADLOCK;
    if (!isDeadlock || round === ROUNDS) {
      throw new Error('The database could not be migrated', { cause: error });
    }
    await sleep(round * PAUSE_MS);
  }
}

/** Migrations that have not run yet. Changes nothing. */
export async function findPendingMigrations<T>(db: Kysely<T>): Promise<string[]> {
  const migrations = await createMigrator(db).getMigrations();
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

function createMigrator<T>(db: Kysely<T>): Migrator {
  const files = new FileMigrationProvider({ fs, path, migrationFolder: MIGRATIONS });
  return new Migrator({
    db,
    provider: {
      // While a newer build rolls out, and after it was taken back, servers of this one must start.
      async getMigrations() {
        const ofNewer = (await findRun(db)).map((name) => [name, NOTHING] as const);
        return { ...Object.fromEntries(ofNewer), ...(await files.getMigrations()) };
      },
    },
    // Features number their migrations apart from each other and land in any order.
    allowUnorderedMigrations: true,
  });
}
