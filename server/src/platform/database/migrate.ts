import { promises as fs } from 'node:fs';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { FileMigrationProvider, Migrator } from 'kysely/migration';

const MIGRATIONS = path.resolve(import.meta.dirname, '../../../migrations');

/**
 * Brings the database to the present schema, under an advisory lock, so that servers may start at
 * the same time. Answers the names of the migrations it ran.
 */
export async function migrate<T>(db: Kysely<T>): Promise<string[]> {
  const { error, results } = await createMigrator(db).migrateToLatest();
  if (error) throw new Error('The database could not be migrated', { cause: error });
  return (results ?? []).map(({ migrationName }) => migrationName);
}

/** Migrations that have not run yet. Changes nothing. */
export async function findPendingMigrations<T>(db: Kysely<T>): Promise<string[]> {
  const migrations = await createMigrator(db).getMigrations();
  return migrations.filter(({ executedAt }) => !executedAt).map(({ name }) => name);
}

function createMigrator<T>(db: Kysely<T>): Migrator {
  return new Migrator({
    db,
    provider: new FileMigrationProvider({ fs, path, migrationFolder: MIGRATIONS }),
    // Features number their migrations apart from each other and land in any order.
    allowUnorderedMigrations: true,
  });
}
