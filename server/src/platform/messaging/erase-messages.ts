import { sql } from 'kysely';
import type { Eraser } from '../personal-data/erasure.ts';
import type { MessagingTables } from './messaging.tables.ts';
import { sendMessage } from './send-message.ts';

/** Messages that could never be sent are kept for this long, no matter for whom they were. */
const FAILED_DAYS = 7;

/** What was sent to somebody, and what could not be: also to numbers that they had before. */
export const eraseMessages: Eraser<MessagingTables> = async ({ trx }, { recipients }) => {
  await trx.deleteFrom('outbox_message').where('recipient', 'in', recipients).execute();
  await sql`
    select graphile_worker.complete_jobs(array_agg(job.id))
    from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = job.task_id
    where task.identifier = ${sendMessage.name}
      and (job.payload ->> 'to' = any(${recipients}::text[])
        or (job.attempts >= job.max_attempts
          and job.run_at < now() - make_interval(days => ${FAILED_DAYS})))
    having count(*) > 0`.execute(trx);
};
