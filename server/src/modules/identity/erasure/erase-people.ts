import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import { uidOf } from '@karavan/shared-api/contract/id-prefixes';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { eraseUploads } from '../../../platform/files/erase-uploads.ts';
import { eraseClaims } from '../../../platform/idempotency/erase-claims.ts';
import type { IdempotencyTables } from '../../../platform/idempotency/idempotency.tables.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { defineTask } from '../../../platform/jobs/define-task.ts';
import type { JobsTables } from '../../../platform/jobs/jobs.tables.ts';
import { isPostponed, workOff } from '../../../platform/jobs/work-off.ts';
import type { Eraser } from '../../../platform/personal-data/erasure.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import {
  findLongDeparted,
  leavePseudonym,
  lockDeparted,
  type PeopleTables,
} from '../people/index.ts';

type ErasureTables = PeopleTables & FilesTables & JobsTables & IdempotencyTables;

/** People of one run; the rest waits for the next. */
const BATCH = 100;

/** Ten minutes apart: the day was told, not the hour. */
export const ERASURE_SCHEDULE = '*/10 * * * *';

/** One run at a time, after everything that people wait for. */
export const erasePeopleTask = defineTask('erase-people', z.object({}), {
  isSerial: true,
  priority: 5,
  maxAttempts: 1,
});

interface ErasureDependencies<Tables> {
  readonly db: Kysely<Tables>;
  readonly transact: Transact<Tables>;
  readonly files: FileStore;
  readonly erasers: readonly Eraser<Tables>[];
}

/**
 * Erases everything personal of people who have not come back in time. Each is one transaction with their
 * row locked: it is done for them altogether or not at all, and again after a crash; whoever comes back at
 * that moment does so before, or not any more.
 */
export async function erasePeople<Tables extends ErasureTables>({
  db,
  transact,
  files,
  erasers,
}: ErasureDependencies<Tables>): Promise<void> {
  const own = db as unknown as Kysely<ErasureTables>;
  const due = await findLongDeparted(own, {
    isPostponed: (id) => isPostponed(erasePeopleTask, id),
    limit: BATCH,
  });
  await workOff(own, erasePeopleTask, due, ({ id }) =>
    transact(async (unit) => {
      const trx = unit.trx as unknown as Transaction<ErasureTables>;
      // First of all locks, and undone where the person turns out not to be due.
      await eraseClaims(trx, id);
      const person = await lockDeparted(trx, id);
      if (!person) throw new NotDueError();
      const pictures: number[] = [];
      const recipients = [person.phone, person.email, uidOf(id)].filter(
        (recipient) => recipient !== null,
      );
      const discardPicture = (fileId: number) => void pictures.push(fileId);
      for (const erase of erasers) await erase(unit, { id, recipients, discardPicture });
      const avatar = await leavePseudonym(trx, id);
      if (avatar !== null) discardPicture(avatar);
      await eraseUploads(trx, files, { id, pictures });
    }).catch((error: unknown) => {
      if (!(error instanceof NotDueError)) throw error;
    }),
  );
}

/** Somebody has come back in the last moment, or another process was faster. */
class NotDueError extends Error {
  override readonly name = 'NotDueError';
}
