import { sql, type QueryExecutorProvider } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';

interface Limit {
  readonly organizationId: number;
  /** Within 24 hours. */
  readonly perDay: number;
}

/** From when on the organization may send; null where it may now. What was withdrawn has been sent as well. */
export async function findNextTime(
  db: QueryExecutorProvider,
  { organizationId, perDay }: Limit,
): Promise<Date | null> {
  const { rows } = await sql<{ next_at: Date }>`
    select sent_at + interval '24 hours' as next_at from broadcast
    where organization_id = ${organizationId} and sent_at > now() - interval '24 hours'
    order by sent_at desc offset ${perDay - 1} limit 1`.execute(db);
  return rows[0]?.next_at ?? null;
}

/**
 * Whoever calls it holds the organization's row: of two who send at once the second counts the first.
 * @throws ApiError `message_sent_lately`, with the time until the next one
 */
export async function limitBroadcasts(db: QueryExecutorProvider, limit: Limit): Promise<void> {
  const next = await findNextTime(db, limit);
  if (!next) return;
  throw new ApiError('message_sent_lately', {
    retryAfter: Math.max(1, Math.ceil((next.getTime() - Date.now()) / 1000)),
  });
}
