import type { Kysely } from 'kysely';
import type { Env } from '../env/env.ts';
import { ApiError } from '../errors/api-error.ts';
import { countEvent } from '../throttle/throttle.ts';
import { HOUR_SECONDS, DAY_SECONDS } from '../time/durations.ts';
import type { ThrottleTables } from '../throttle/throttle.tables.ts';
import type { DiskSpace } from './disk-space.ts';

const KILOBYTE = 1024;

interface UploadQuotaOptions {
  readonly db: Kysely<ThrottleTables>;
  readonly env: Pick<Env, 'UPLOADS_PER_PERSON_HOUR' | 'UPLOAD_MEGABYTES_PER_PERSON_DAY'>;
  readonly disk: Pick<DiskSpace, 'problem'>;
}

/** What one person may send: a number of files an hour, a number of bytes a day, and nothing to a full disk. */
export function createUploadQuota({ db, env, disk }: UploadQuotaOptions) {
  const files = { limit: env.UPLOADS_PER_PERSON_HOUR, seconds: HOUR_SECONDS };
  const kilobytes = { limit: env.UPLOAD_MEGABYTES_PER_PERSON_DAY * KILOBYTE, seconds: DAY_SECONDS };
  return {
    /**
     * Counts a file before it is read: decoding is what costs.
     * @throws ApiError `too_many_requests`, and `storage_full` for a file that is to be kept
     */
    async countFile(userId: number, { isKept }: { readonly isKept: boolean }): Promise<void> {
      if (isKept && disk.problem() !== null) throw new ApiError('storage_full');
      if (!(await countEvent(db, `upload:${userId}`, files))) {
        throw new ApiError('too_many_requests');
      }
    },

    /**
     * Counts what is to be kept, before it is stored.
     * @throws ApiError `upload_quota_used`
     */
    async countBytes(userId: number, bytes: number): Promise<void> {
      const amount = Math.ceil(bytes / KILOBYTE);
      if (!(await countEvent(db, `upload-kilobytes:${userId}`, kilobytes, amount))) {
        throw new ApiError('upload_quota_used');
      }
    },
  };
}
