import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { defineTask } from '../../../platform/jobs/define-task.ts';
import type { JobsTables } from '../../../platform/jobs/jobs.tables.ts';
import { isPostponed, workOff } from '../../../platform/jobs/work-off.ts';
import { endTransfer } from './end-transfer.ts';
import type { TransfersTables } from './transfers.tables.ts';

/** Offers of one run; what is left is taken by the next. */
const BATCH = 200;

export const expireTransfersTask = defineTask('expire-transfers', z.object({}));

/**
 * Ends offers that nobody has answered in time. One that fails is put off.
 * @throws AggregateError of all that failed; the others are done
 */
export async function expireTransfers(
  db: Kysely<TransfersTables & JobsTables>,
  transact: Transact<TransfersTables>,
): Promise<void> {
  const due = await db
    .selectFrom('organization_transfer')
    .select('id')
    .where('status', '=', 'offered')
    .where('expires_at', '<=', sql<Date>`now()`)
    .where(({ not, ref }) => not(isPostponed(expireTransfersTask, ref('organization_transfer.id'))))
    .orderBy('expires_at')
    .limit(BATCH)
    .execute();
  await workOff(db, expireTransfersTask, due, ({ id }) =>
    transact(async (unit) => {
      const offered = await unit.trx
        .selectFrom('organization_transfer')
        .selectAll()
        .where('id', '=', id)
        // Answered or withdrawn in the meantime.
        .where('status', '=', 'offered')
        .forUpdate()
        .executeTakeFirst();
      if (offered) await endTransfer(unit, offered, { action: 'expire', actorId: null });
    }),
  );
}
