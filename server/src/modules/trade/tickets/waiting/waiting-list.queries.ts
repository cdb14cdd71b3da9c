import { sql, type Kysely } from 'kysely';
import type { TicketWait } from '@karavan/shared-api/contract/ticket-waits';
import type { ItemsTables } from '../../../catalog/items/index.ts';
import { hasAccount } from '../../../identity/people/index.ts';
import { organizationsBlocking, type BlocksTables } from '../../../organizations/blocks/index.ts';
import {
  selectOrganizations,
  type OrganizationsTables,
} from '../../../organizations/organizations/index.ts';
import type { TicketsTables } from '../tickets.tables.ts';

export type WaitingTables = TicketsTables & ItemsTables & OrganizationsTables & BlocksTables;

const LIMIT = 100;

/** Places in waiting lists whose turn can come: not those of people who may buy nothing there. */
export const selectQueue = (db: Pick<Kysely<WaitingTables>, 'selectFrom'>) =>
  db
    .selectFrom('ticket_wait as wait')
    .innerJoin('item', 'item.id', 'wait.item_id')
    .where('wait.status', '=', 'waiting')
    .where((eb) => hasAccount(eb.ref('wait.user_id')))
    .where((eb) =>
      eb('item.organization_id', 'not in', organizationsBlocking(eb.ref('wait.user_id'))),
    );

/** The places that a person has in waiting lists of events to come, the latest first. */
export async function findOwnWaits(
  db: Pick<Kysely<WaitingTables>, 'selectFrom'>,
  { userId, itemId }: { readonly userId: number; readonly itemId?: number | undefined },
): Promise<TicketWait[]> {
  const rows = await db
    .selectFrom('ticket_wait as wait')
    .innerJoin('item', 'item.id', 'wait.item_id')
    .innerJoin('item_size', 'item_size.id', 'wait.size_id')
    .innerJoin('event', 'event.item_id', 'wait.item_id')
    .innerJoin(selectOrganizations().as('organization'), (join) =>
      join.onRef('organization.id', '=', 'item.organization_id'),
    )
    .select(['wait.id', 'wait.item_id', 'wait.size_id', 'wait.quantity', 'wait.offered_until'])
    .select(['item.name', 'item_size.size', 'event.starts_at', 'organization.time_zone'])
    .select((eb) =>
      eb
        .selectFrom('ticket_wait as before')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('before.size_id', '=', 'wait.size_id')
        .where('before.status', '=', 'waiting')
        .whereRef('before.id', '<', 'wait.id')
        .$asScalar()
        .$notNull()
        .as('ahead'),
    )
    .where('wait.user_id', '=', userId)
    .where('wait.ended_at', 'is', null)
    .where((eb) =>
      eb.or([eb('wait.status', '=', 'waiting'), eb('wait.offered_until', '>', sql<Date>`now()`)]),
    )
    .where('event.status', '=', 'scheduled')
    .where('event.starts_at', '>', sql<Date>`now()`)
    .$if(itemId !== undefined, (query) => query.where('wait.item_id', '=', itemId!))
    .orderBy('wait.id', 'desc')
    .limit(LIMIT)
    .execute();
  return rows.map(({ offered_until, starts_at, ...row }) => ({
    ...row,
    status: offered_until ? 'offered' : 'waiting',
    offered_until: offered_until && offered_until.toISOString(),
    starts_at: starts_at.toISOString(),
  }));
}
