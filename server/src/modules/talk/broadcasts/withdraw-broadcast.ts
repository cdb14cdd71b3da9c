import { sql, type Transaction } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import type { BroadcastsTables } from './broadcasts.tables.ts';
import { tellBroadcastTask } from './tell-broadcast-task.ts';

/**
 * Nobody reads it any more from now on; a job takes back what was told of it. Again and again changes nothing more.
 * @throws ApiError `not_found` where the organization has sent no such thing
 */
export async function withdrawBroadcast(
  trx: Transaction<BroadcastsTables>,
  { organizationId, id }: { readonly organizationId: number; readonly id: number },
): Promise<void> {
  const sent = await trx
    .selectFrom('broadcast')
    .select('withdrawn_at')
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!sent) throw new ApiError('not_found');
  if (sent.withdrawn_at) return;
  await trx
    .updateTable('broadcast')
    .set({ withdrawn_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
  await addJob(trx, tellBroadcastTask, { id });
}
