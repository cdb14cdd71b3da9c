import { sql, type Transaction } from 'kysely';
import { selectFollowers } from '../../organizations/organizations/index.ts';
import { REACHES } from './audience.policy.ts';
import type { AudienceTables } from './sent.queries.ts';

interface Untold {
  readonly organizationId: number;
  readonly authorId: number;
  /** What they were told is to be taken back. */
  readonly isWithdrawn: boolean;
  readonly userIds: readonly number[];
  /** Nobody is left after these. */
  readonly isLast: boolean;
}

/**
 * Takes the next of those who are to be told of a broadcast, for whoever tells them in this transaction; null once
 * everybody was. Those who have muted the organization are left out.
 */
export async function takeUntold(
  trx: Transaction<AudienceTables>,
  { id, limit }: { readonly id: number; readonly limit: number },
): Promise<Untold | null> {
  const tally = await trx
    .selectFrom('broadcast_tally')
    .select(['told_to', 'told_at'])
    .where('broadcast_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  // Read after the lock: what was withdrawn meanwhile is known to be.
  const broadcast = await trx
    .selectFrom('broadcast')
    .select(['organization_id', 'author_id', 'withdrawn_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!tally || !broadcast) return null;
  const told = { organizationId: broadcast.organization_id, authorId: broadcast.author_id };
  if (broadcast.withdrawn_at) return { ...told, isWithdrawn: true, userIds: [], isLast: true };
  if (tally.told_at) return null;
  const userIds = await findAfter(trx, id, tally.told_to, limit);
  const isLast = userIds.length < limit;
  await trx
    .updateTable('broadcast_tally')
    .set({
      told_to: userIds.at(-1) ?? tally.told_to,
      ...(isLast && { told_at: sql<Date>`now()` }),
    })
    .where('broadcast_id', '=', id)
    .execute();
  return { ...told, isWithdrawn: false, userIds, isLast };
}

async function findAfter(
  trx: Transaction<AudienceTables>,
  id: number,
  after: number,
  limit: number,
): Promise<number[]> {
  const rows = await trx
    .selectFrom('broadcast')
    .innerJoin(selectFollowers().as('follower'), (join) => join.on(REACHES))
    .leftJoin('broadcast_mark as mark', (join) =>
      join
        .onRef('mark.user_id', '=', 'follower.user_id')
        .onRef('mark.organization_id', '=', 'follower.organization_id'),
    )
    .select('follower.user_id')
    .where('broadcast.id', '=', id)
    .where('follower.user_id', '>', after)
    .where(sql<boolean>`mark.is_muted is not true`)
    .orderBy('follower.user_id')
    .limit(limit)
    .execute();
  return rows.map(({ user_id }) => user_id);
}
