import { sql, type Expression, type QueryExecutorProvider } from 'kysely';
import { z } from 'zod';
import { defineTask } from '../../../platform/jobs/define-task.ts';
import { addJobs } from '../../../platform/jobs/jobs.ts';

/** What somebody is told of, by its id; what it says is read when it is sent. */
export type PushSubject = z.output<typeof PushSubject>;
const PushSubject = z.object({ kind: z.enum(['notification', 'message']), id: z.int() });

/** One push to one browser. What is a day late is told by the inbox. */
export const sendPushTask = defineTask(
  'send-push',
  z.object({ registrationId: z.int(), about: PushSubject }),
  { maxAttempts: 8, priority: 5 },
);

/** Whether anybody's pushes would go anywhere, for a column of the statement around: most people have none to plan. */
export const takesPushes = (userId: Expression<number>) =>
  sql<boolean>`exists (select from push_registration where push_registration.user_id = ${userId})`;

/** Something that one person is told of. */
interface Telling {
  readonly userId: number;
  readonly id: number;
}

/** Has people told by every browser of theirs that takes pushes, once this transaction commits. */
export async function planPushes(
  trx: QueryExecutorProvider,
  kind: PushSubject['kind'],
  tellings: readonly Telling[],
): Promise<void> {
  if (tellings.length === 0) return;
  const people = tellings.map(({ userId }) => userId);
  const ids = tellings.map(({ id }) => id);
  await addJobs(
    trx,
    sendPushTask,
    sql`
      select concat_ws(':', 'push', registration.id, ${kind}::text, told.id) as key,
        jsonb_build_object('registrationId', registration.id,
          'about', jsonb_build_object('kind', ${kind}::text, 'id', told.id)) as payload
      from unnest(${people}::bigint[], ${ids}::bigint[]) as told (user_id, id)
      join push_registration as registration on registration.user_id = told.user_id`,
  );
}
