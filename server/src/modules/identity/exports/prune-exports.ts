import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import { defineTask } from '../../../platform/jobs/define-task.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import { HOUR_MS } from '../../../platform/time/durations.ts';
import { DRAFT, FOLDER, nameOf } from './archive-name.ts';
import type { ExportsTables } from './exports.tables.ts';

/** Nobody writes at an archive for as long as this. */
const DRAFT_HOURS = 24;

/** One run at a time, after everything that people wait for. */
export const pruneExportsTask = defineTask('prune-exports', z.object({}), {
  isSerial: true,
  priority: 5,
  maxAttempts: 1,
});

/**
 * Deletes archives that have had their time, and every file that belongs to none: of a process that was
 * killed, of a person who has changed their mind.
 */
export async function pruneExports(db: Kysely<ExportsTables>, files: FileStore): Promise<void> {
  await db
    .deleteFrom('data_export')
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute();
  // Listed before the table is read: what is new since then is in neither.
  const stored = await files.list(FOLDER);
  const kept = await db.selectFrom('data_export').select('key').execute();
  const names = new Set(kept.map(({ key }) => nameOf(key)));
  for (const name of stored) if (!names.has(name)) await files.delete(name);
  await pruneDrafts(files.drafts);
}

async function pruneDrafts(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => each.startsWith(DRAFT))) {
    const draft = path.join(folder, name);
    const info = await stat(draft).catch(() => null);
    const hours = (Date.now() - (info?.mtimeMs ?? 0)) / HOUR_MS;
    if (info && hours > DRAFT_HOURS) await rm(draft, { force: true });
  }
}
