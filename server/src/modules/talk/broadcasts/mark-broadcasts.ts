import { sql, type Transaction } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { selectFollowers } from '../../organizations/organizations/index.ts';
import { REACHES } from './audience.policy.ts';
import { broadcastsRead } from './broadcasts.events.ts';
import { findSubscription, type InboxTables } from './inbox.queries.ts';

interface OfSubscription {
  readonly organizationId: number;
  readonly userId: number;
}

/**
 * The person has read this broadcast and those before it; each counts them once, however often they read it.
 * @throws ApiError `not_found` for who does not follow, and for a broadcast that is not for them
 */
export async function markRead(
  { trx, emit }: Pick<UnitOfWork<InboxTables>, 'trx' | 'emit'>,
  { organizationId, userId, broadcastId }: OfSubscription & { readonly broadcastId: number },
): Promise<void> {
  await requireSubscription(trx, { organizationId, userId });
  const from = await lockMark(trx, { organizationId, userId });
  const received = await trx
    .selectFrom(selectFollowers().as('follower'))
    .innerJoin('broadcast', (join) => join.on(REACHES))
    .select('broadcast.id')
    .where('follower.user_id', '=', userId)
    .where('follower.organization_id', '=', organizationId)
    .where('broadcast.id', '>', from)
    .where('broadcast.id', '<=', broadcastId)
    .orderBy('broadcast.id')
    .execute();
  const ids = received.map(({ id }) => id);
  const last = ids.at(-1);
  if (broadcastId <= from) return;
  if (last !== broadcastId) throw new ApiError('not_found');
  await trx
    .updateTable('broadcast_mark')
    .set({ read_id: last })
    .where('user_id', '=', userId)
    .where('organization_id', '=', organizationId)
    .execute();
  // In the order of their ids: others who read the same wait, but never for each other.
  await sql`
    with locked as materialized (
      select broadcast_id from broadcast_tally where broadcast_id = any(${ids})
      order by broadcast_id for no key update)
    update broadcast_tally set read_count = read_count + 1
    where broadcast_id in (select broadcast_id from locked)`.execute(trx);
  emit(broadcastsRead({ organizationId, userId, broadcastIds: ids }));
}

/**
 * Whether the person is told of what the organization writes.
 * @throws ApiError `not_found` for who does not follow
 */
export async function muteBroadcasts(
  trx: Transaction<InboxTables>,
  { organizationId, userId, isMuted }: OfSubscription & { readonly isMuted: boolean },
): Promise<void> {
  await requireSubscription(trx, { organizationId, userId });
  const mark = { user_id: userId, organization_id: organizationId, is_muted: isMuted };
  await trx
    .insertInto('broadcast_mark')
    .values(mark)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'organization_id']).doUpdateSet({ is_muted: isMuted }),
    )
    .execute();
}

async function requireSubscription(
  trx: Transaction<InboxTables>,
  subscription: OfSubscription,
): Promise<void> {
  if (!(await findSubscription(trx, subscription))) throw new ApiError('not_found');
}

/** Answers how far the person has read; they move their mark one at a time. */
async function lockMark(
  trx: Transaction<InboxTables>,
  { organizationId, userId }: OfSubscription,
): Promise<number> {
  await trx
    .insertInto('broadcast_mark')
    .values({ user_id: userId, organization_id: organizationId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { read_id } = await trx
    .selectFrom('broadcast_mark')
    .select('read_id')
    .where('user_id', '=', userId)
    .where('organization_id', '=', organizationId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return read_id;
}
