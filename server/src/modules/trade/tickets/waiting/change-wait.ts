import { sql, type Selectable, type Transaction } from 'kysely';
import { isSelling } from '@karavan/shared-api/contract/life-states';
import type { TicketWaitStatus } from '@karavan/shared-api/contract/ticket-waits';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../../platform/events/unit-of-work.ts';
import { lockStock, releaseStock, shareEvent } from '../../../catalog/items/index.ts';
import { lockPerson, type PeopleTables } from '../../../identity/people/index.ts';
import { refuseBlocked } from '../../../organizations/blocks/index.ts';
import { lifeStateNow } from '../../../organizations/organizations/index.ts';
import { requireOpenSale, shareEventOf } from '../open-sale.ts';
import { findSection } from '../quote-tickets.ts';
import { ticketWaitMoved } from '../tickets.events.ts';
import type { TicketsTables } from '../tickets.tables.ts';
import { chooseOffers } from './offer-rules.ts';
import { selectQueue, type WaitingTables } from './waiting-list.queries.ts';

type WaitRow = Selectable<TicketsTables['ticket_wait']>;

interface Wish {
  readonly sizeId: number;
  readonly quantity: number;
  readonly userId: number;
}

/**
 * Puts somebody at the end of the waiting list of a section; whoever waits there already keeps their place. Its stock is
 * locked meanwhile: places that come free are seen here, or see who waits.
 * @throws ApiError `not_found`, `event_cancelled`, `sale_not_begun`, `sale_over`, `sells_nothing`, `blocked`, `conflict`
 *   while so many places are free that they can be bought
 */
export async function joinWaitingList(
  unit: UnitOfWork<WaitingTables & PeopleTables>,
  { sizeId, quantity, userId }: Wish,
): Promise<{ readonly id: number; readonly itemId: number }> {
  const { trx } = unit;
  await lockPerson(trx, userId);
  await shareEventOf(trx, sizeId);
  const section = await findSection(trx, sizeId, userId);
  const { item_id: itemId, organization_id: organizationId } = section;
  requireOpenSale(section);
  if (!isSelling(await lifeStateNow(trx, organizationId))) throw new ApiError('sells_nothing');
  await refuseBlocked(trx, { organizationId, personId: userId });
  const open = await lockOwnWait(trx, { sizeId, userId });
  if (open && !isLapsed(open)) return { id: open.id, itemId };
  if (open) await endWait(unit, open, { organizationId, end: 'lapsed' });
  await lockStock(trx, [sizeId]);
  if (quantity <= (await countForSale(trx, { sizeId, waitId: null, held: 0 }))) {
    throw new ApiError('conflict');
  }
  const { id } = await trx
    .insertInto('ticket_wait')
    .values({ item_id: itemId, size_id: sizeId, user_id: userId, quantity })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, itemId };
}

/** The open place of somebody in the waiting list of a section, locked. */
export const lockOwnWait = (
  trx: Transaction<WaitingTables>,
  { sizeId, userId }: Pick<Wish, 'sizeId' | 'userId'>,
) =>
  trx
    .selectFrom('ticket_wait')
    .selectAll()
    .where('size_id', '=', sizeId)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** How many places are kept for whoever has this place; none once their time is over. */
export const keptBy = (wait: WaitRow | undefined): number =>
  wait?.status === 'offered' && !isLapsed(wait) ? wait.quantity : 0;

/** Whether the time is over for which something was kept. */
const isLapsed = ({ offered_until }: WaitRow) =>
  offered_until !== null && offered_until <= new Date();

interface Turn {
  readonly sizeId: number;
  /** Their place where they wait; those behind it do not come before them. Null for whoever does not wait. */
  readonly waitId: number | null;
  /** Places of the section that the caller's own transaction has just set aside. */
  readonly held: number;
}

/** The places that are free and for which nobody comes first. The stock of the section is locked. */
async function countForSale(
  trx: Transaction<WaitingTables>,
  { sizeId, waitId, held }: Turn,
): Promise<number> {
  const { free } = await trx
    .selectFrom('item_size')
    .select(sql<number>`stock - held + ${held}::integer`.as('free'))
    .where('id', '=', sizeId)
    .executeTakeFirstOrThrow();
  const queue = await selectQueue(trx)
    .select(['wait.id', 'wait.quantity'])
    .where('wait.size_id', '=', sizeId)
    .$if(waitId !== null, (query) => query.where('wait.id', '<', waitId!))
    .orderBy('wait.id')
    .execute();
  const promised = chooseOffers(free, queue).reduce((sum, { quantity }) => sum + quantity, 0);
  return free - promised;
}

/**
 * Whether an order that has just held its places takes none that others wait for.
 * @param wait the buyer's own place, as it was before the purchase has ended it
 */
export async function leavesQueueAlone(
  trx: Transaction<WaitingTables>,
  {
    sizeId,
    quantity,
    wait,
  }: Pick<Wish, 'sizeId' | 'quantity'> & { readonly wait?: WaitRow | undefined },
): Promise<boolean> {
  const wanted = quantity - keptBy(wait);
  if (wanted <= 0) return true;
  const waitId = wait?.status === 'waiting' ? wait.id : null;
  return wanted <= (await countForSale(trx, { sizeId, waitId, held: wanted }));
}

/**
 * Leaves a waiting list; what was kept is for the next. Whoever waits no more has left already.
 * @throws ApiError `not_found` for a place of others
 */
export async function leaveWaitingList(
  unit: UnitOfWork<WaitingTables>,
  { id, userId }: { readonly id: number; readonly userId: number },
): Promise<void> {
  const { trx } = unit;
  const known = await trx
    .selectFrom('ticket_wait')
    .innerJoin('item', 'item.id', 'ticket_wait.item_id')
    .select(['ticket_wait.item_id', 'item.organization_id'])
    .where('ticket_wait.id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!known) throw new ApiError('not_found');
  await shareEvent(trx, known.item_id);
  const wait = await trx
    .selectFrom('ticket_wait')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const organizationId = known.organization_id;
  if (wait.ended_at === null) await endWait(unit, wait, { organizationId, end: 'left' });
}

/** Ends a place whose row is locked, and frees what was kept with it. */
export async function endWait(
  { trx, emit }: UnitOfWork<WaitingTables>,
  { id, item_id, size_id, user_id, quantity, status }: WaitRow,
  {
    organizationId,
    end,
  }: {
    readonly organizationId: number;
    readonly end: Exclude<TicketWaitStatus, 'waiting' | 'offered'>;
  },
): Promise<void> {
  await trx
    .updateTable('ticket_wait')
    .set({ status: end, ended_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
  if (status === 'offered') await releaseStock(trx, [{ sizeId: size_id, quantity }]);
  emit(
    ticketWaitMoved({ organizationId, waitId: id, itemId: item_id, userId: user_id, status: end }),
  );
}
