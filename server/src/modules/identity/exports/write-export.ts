import { randomUUID } from 'node:crypto';
import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import { EXPORT_DAYS } from '@karavan/shared-api/contract/limits';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { defineTask } from '../../../platform/jobs/define-task.ts';
import type { PersonalRecords } from '../../../platform/personal-data/personal-records.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import { DRAFT, nameOf } from './archive-name.ts';
import type { ExportsTables } from './exports.tables.ts';
import { writeArchive } from './write-archive.ts';

/** One at a time, after everything that people wait for at a counter. */
export const writeExportTask = defineTask('write-export', z.object({ key: z.string() }), {
  isSerial: true,
  priority: 3,
  maxAttempts: 5,
});

/**
 * Makes the archive that was asked for under a key; nothing where it is ready or is not wanted any more.
 * After a crash it is made once more: what was half written is in a draft that nobody serves.
 */
export async function writeExport<Tables extends ExportsTables & FilesTables>(
  db: Kysely<Tables>,
  {
    files,
    records,
  }: { readonly files: FileStore; readonly records: readonly PersonalRecords<Tables>[] },
  key: string,
): Promise<void> {
  const own = db as unknown as Kysely<ExportsTables>;
  const wanted = await own
    .selectFrom('data_export')
    .select(['user_id', 'locale'])
    .where('key', '=', key)
    .where('state', '=', 'preparing')
    .executeTakeFirst();
  if (!wanted) return;
  await mkdir(files.drafts, { recursive: true });
  const draft = path.join(files.drafts, `${DRAFT}${randomUUID()}`);
  try {
    const { user_id: personId, locale } = wanted;
    await writeArchive(db, draft, { personId, locale, records, files });
    const { size } = await stat(draft);
    await files.put(nameOf(key), { file: draft });
    const { numUpdatedRows } = await own
      .updateTable('data_export')
      .set({
        state: 'ready',
        byte_size: size,
        expires_at: sql<Date>`now() + make_interval(days => ${EXPORT_DAYS})`,
      })
      .where('key', '=', key)
      .executeTakeFirst();
    // Not wanted any more, or the person is erased.
    if (numUpdatedRows === 0n) await files.delete(nameOf(key));
  } finally {
    await rm(draft, { force: true });
  }
}
