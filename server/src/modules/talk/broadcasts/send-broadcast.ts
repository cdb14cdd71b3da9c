import { sql, type Transaction } from 'kysely';
import type { MessageAudience } from '@karavan/shared-api/contract/organization-messages';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import {
  holdOrganization,
  lifeStateNow,
  selectFollowers,
} from '../../organizations/organizations/index.ts';
import { REACHES } from './audience.policy.ts';
import { limitBroadcasts } from './limit-broadcasts.ts';
import type { AudienceTables } from './sent.queries.ts';
import { tellBroadcastTask } from './tell-broadcast-task.ts';

interface NewBroadcast {
  readonly organizationId: number;
  readonly authorId: number;
  readonly text: string;
  readonly audience: MessageAudience;
  /** Null unless the audience is chosen by when they have bought. */
  readonly days: number | null;
  /** Minor units; null unless the audience is chosen by that. */
  readonly spentFrom: number | null;
}

/**
 * Writes to the followers: one row, however many they are, and a job that tells them. Answers its id.
 * @throws ApiError `organization_closed`, `message_sent_lately` beyond so many a day
 */
export async function sendBroadcast(
  trx: Transaction<AudienceTables>,
  { organizationId, authorId, text, spentFrom, ...terms }: NewBroadcast,
  perDay: number,
): Promise<number> {
  await holdOrganization(trx, organizationId);
  if ((await lifeStateNow(trx, organizationId)) === 'deactivated') {
    throw new ApiError('organization_closed');
  }
  await limitBroadcasts(trx, { organizationId, perDay });
  const { id } = await trx
    .insertInto('broadcast')
    .values({
      organization_id: organizationId,
      author_id: authorId,
      text,
      audience: terms.audience,
      days: terms.days,
      spent_from: spentFrom,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const recipients = sql<number>`(
    select count(*) from ${selectFollowers()} as follower where ${REACHES})`;
  await trx
    .insertInto('broadcast_tally')
    .columns(['broadcast_id', 'recipient_count'])
    .expression((eb) =>
      eb
        .selectFrom('broadcast')
        .select(['broadcast.id', recipients.as('count')])
        .where('id', '=', id),
    )
    .execute();
  await addJob(trx, tellBroadcastTask, { id });
  return id;
}
