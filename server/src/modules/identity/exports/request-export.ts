import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Locale } from '@karavan/shared-api/contract/locales';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { DiskSpace } from '../../../platform/files/disk-space.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { countEvent } from '../../../platform/throttle/throttle.ts';
import { DAY_SECONDS } from '../../../platform/time/durations.ts';
import type { ThrottleTables } from '../../../platform/throttle/throttle.tables.ts';
import type { ExportsTables } from './exports.tables.ts';
import { writeExportTask } from './write-export.ts';

/** Archives of one person in a day: each reads all of their data. */
const PER_DAY = { limit: 5, seconds: DAY_SECONDS };
/** One that is not ready by then will never be. */
const GIVEN_UP_HOURS = 24;

interface ExportRequest {
  readonly userId: number;
  /** Of the words that explain the archive. */
  readonly locale: Locale;
}

/**
 * Has an archive made. A person has one at a time: while there is one, nothing new is begun.
 * @throws ApiError `storage_full`, `too_many_requests`
 */
export async function requestExport(
  db: Kysely<ExportsTables & ThrottleTables>,
  disk: Pick<DiskSpace, 'problem'>,
  { userId, locale }: ExportRequest,
): Promise<void> {
  if (disk.problem() !== null) throw new ApiError('storage_full');
  await db.transaction().execute(async (trx) => {
    const within: Kysely<ExportsTables & ThrottleTables> = trx;
    const key = randomBytes(24).toString('hex');
    const begun = await trx
      .insertInto('data_export')
      .values({
        user_id: userId,
        key,
        locale,
        expires_at: sql<Date>`now() + make_interval(hours => ${GIVEN_UP_HOURS})`,
      })
      // One that has expired is as good as gone.
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet((eb) => ({
            key: eb.ref('excluded.key'),
            state: 'preparing',
            locale: eb.ref('excluded.locale'),
            byte_size: null,
            requested_at: sql<Date>`now()`,
            expires_at: eb.ref('excluded.expires_at'),
          }))
          .where('data_export.expires_at', '<=', sql<Date>`now()`),
      )
      .returning('key')
      .executeTakeFirst();
    if (!begun) return;
    if (!(await countEvent(within, `export:${userId}`, PER_DAY))) {
      throw new ApiError('too_many_requests', { retryAfter: PER_DAY.seconds });
    }
    await addJob(trx, writeExportTask, { key });
  });
}
