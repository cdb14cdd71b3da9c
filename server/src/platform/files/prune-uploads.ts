import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { z } from 'zod';
import type { FilesTables } from './files.tables.ts';
import { findUses } from './find-uses.ts';
import { removePicture } from './remove-picture.ts';
import { defineTask } from '../jobs/define-task.ts';

/** Uploads that one statement looks at. */
const BATCH = 500;

/** At night where most people live, UTC. */
export const NIGHTLY = '40 21 * * *';

/** One run at a time, after everything that people wait for. */
export const pruneUploadsTask = defineTask('prune-uploads', z.object({}), {
  isSerial: true,
  priority: 5,
  maxAttempts: 3,
});

/** Deletes pictures that were uploaded a week ago and shown nowhere since, with their files. */
export async function pruneUploads(
  db: Kysely<FilesTables>,
  folder: string,
  { batch = BATCH } = {},
): Promise<void> {
  const isUsed = await findUses(db, 'file', 'picture_upload');
  for (let after: number | null = 0; after !== null;) {
    const from: number = after;
    after = await db
      .transaction()
      .execute((trx) => pruneBatch(trx, { folder, from, batch, isUsed }));
  }
}

interface Batch {
  readonly folder: string;
  /** The upload after which it begins. */
  readonly from: number;
  readonly batch: number;
  readonly isUsed: RawBuilder<boolean>;
}

/** Answers where the next batch begins, null behind the last. */
async function pruneBatch(
  trx: Transaction<FilesTables>,
  { folder, from, batch, isUsed }: Batch,
): Promise<number | null> {
  const uploads = await trx
    .selectFrom('picture_upload')
    .select(['id', 'file_id'])
    .where('id', '>', from)
    .where('created_at', '<', sql<Date>`now() - interval '7 days'`)
    .orderBy('id')
    .limit(batch)
    .execute();
  const last = uploads.at(-1);
  if (!last) return null;
  const gone = await trx
    .deleteFrom('file')
    .where(
      'id',
      'in',
      uploads.map(({ file_id }) => file_id),
    )
    .where(({ not }) => not(isUsed))
    .returning('key')
    .execute();
  // Before the rows are gone for good: whatever fails here is done again by the next run.
  for (const { key } of gone) await removePicture(folder, key);
  return last.id;
}
