import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Tables } from '../../server/src/database-tables.ts';
import { openDatabase } from '../../server/src/platform/database/open-database.ts';
import { connectionStringFor } from '../../server/src/platform/embedded-database/connection.ts';

export const PORT = Number(process.env['E2E_PORT'] ?? 18_080);
export const DATA_DIR = path.join(tmpdir(), `karavan-e2e-${PORT}`);

export type Database = ReturnType<typeof openDatabase<Tables>>['db'];

/** The database of the server that is tested. */
export async function openServersDatabase(): Promise<Database> {
  // PostgreSQL itself notes where its socket is, in the fifth line.
  const note = await readFile(path.join(DATA_DIR, 'postgres/data/postmaster.pid'), 'utf8');
  const sockets = note.split('\n')[4]!;
  return openDatabase<Tables>(connectionStringFor(sockets), console).db;
}
