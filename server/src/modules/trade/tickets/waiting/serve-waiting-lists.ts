import { sql, type Kysely, type Transaction } from 'kysely';
import { isSelling } from '@karavan/shared-api/contract/life-states';
import { saleState } from '@karavan/shared-api/contract/sale-window';
import type { Tables } from '../../../../database-tables.ts';
import type { Transact, UnitOfWork } from '../../../../platform/events/unit-of-work.ts';
import { isPostponed, workOff } from '../../../../platform/jobs/work-off.ts';
import { holdStock, lockStock, releaseStock, shareEvent } from '../../../catalog/items/index.ts';
import { lifeStateNow } from '../../../organizations/organizations/index.ts';
import { saleOf } from '../open-sale.ts';
import { ticketWaitMoved } from '../tickets.events.ts';
import { chooseOffers, offerUntil } from './offer-rules.ts';
import { serveWaitingListsTask } from './serve-waiting-lists-task.ts';
import { selectQueue, type WaitingTables } from './waiting-list.queries.ts';

/** Events that are looked for at once, and places that end in one transaction. */
const BATCH = 200;

/**
 * Offers places that are free to those who wait for them, takes back what was not bought in time, and clears the lists of
 * events that have begun or were cancelled. Each event has transactions of its own; one that fails is put off.
 * @throws AggregateError of all that failed; the others are done
 */
export async function serveWaitingLists(
  db: Kysely<Tables>,
  transact: Transact<Tables>,
  { batch = BATCH } = {},
): Promise<void> {
  const failures: unknown[] = [];
  let due: { id: number }[];
  let after = 0;
  do {
    due = await findDue(db, { after, limit: batch });
    after = due.at(-1)?.id ?? after;
    try {
      await workOff(db, serveWaitingListsTask, due, ({ id }) => serve(transact, id, batch));
    } catch (error) {
      failures.push(error);
    }
  } while (due.length === batch);
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} failed`);
}

/** Events with places that end, or with free ones for somebody whose turn can come. */
function findDue(
  db: Kysely<Tables>,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<{ id: number }[]> {
  const ending = db
    .selectFrom('ticket_wait as wait')
    .innerJoin('event', 'event.item_id', 'wait.item_id')
    .select('wait.item_id')
    .where('wait.ended_at', 'is', null)
    .where(ENDS);
  const waiting = selectQueue(db)
    .innerJoin('item_size', 'item_size.id', 'wait.size_id')
    .select('wait.item_id')
    .where(sql<boolean>`wait.quantity <= item_size.stock - item_size.held`);
  return db
    .selectFrom(ending.union(waiting).as('due'))
    .select('due.item_id as id')
    .where('due.item_id', '>', after)
    .where(({ not, ref }) => not(isPostponed(serveWaitingListsTask, ref('due.item_id'))))
    .orderBy('due.item_id')
    .limit(limit)
    .execute();
}

const IS_OVER = sql<boolean>`(event.status = 'cancelled' or event.starts_at <= now())`;
const ENDS = sql<boolean>`(${IS_OVER} or wait.offered_until <= now())`;

async function serve(transact: Transact<Tables>, itemId: number, batch: number): Promise<void> {
  let ended: number;
  do {
    ended = await transact((unit) => endPlaces(unit, itemId, batch));
  } while (ended === batch);
  await transact((unit) => offerFree(unit, itemId));
}

/** Ends some of the places whose time is over, and frees what was kept with them; answers how many. */
async function endPlaces(
  { trx, emit }: UnitOfWork<WaitingTables>,
  itemId: number,
  batch: number,
): Promise<number> {
  await shareEvent(trx, itemId);
  const { rows } = await sql<{
    id: number;
    size_id: number;
    user_id: number;
    quantity: number;
    was_offered: boolean;
    organization_id: number;
    status: 'cleared' | 'lapsed';
  }>`
    with ending as (
      select wait.id, wait.status = 'offered' as was_offered, item.organization_id,
        case when ${IS_OVER} then 'cleared' else 'lapsed' end as status
      from ticket_wait as wait
        join event on event.item_id = wait.item_id join item on item.id = wait.item_id
      where wait.item_id = ${itemId} and wait.ended_at is null and ${ENDS}
      order by wait.id limit ${batch} for update of wait
    )
    update ticket_wait set status = ending.status, ended_at = now()
    from ending where ending.id = ticket_wait.id
    returning ticket_wait.id, size_id, user_id, quantity, was_offered, organization_id, ending.status`.execute(
    trx,
  );
  await releaseStock(
    trx,
    rows.flatMap(({ size_id: sizeId, quantity, was_offered }) =>
      was_offered ? [{ sizeId, quantity }] : [],
    ),
  );
  for (const { id: waitId, user_id: userId, organization_id: organizationId, status } of rows) {
    emit(ticketWaitMoved({ organizationId, waitId, itemId, userId, status }));
  }
  return rows.length;
}

async function offerFree(unit: UnitOfWork<WaitingTables>, itemId: number): Promise<void> {
  const { trx } = unit;
  await shareEvent(trx, itemId);
  const event = await findEvent(trx, itemId);
  const now = new Date();
  const isOver = event.status === 'cancelled' || event.starts_at <= now;
  if (isOver || !isSelling(await lifeStateNow(trx, event.organization_id))) return;
  const waits = await trx
    .selectFrom('ticket_wait')
    .select(['id', 'size_id'])
    .where('item_id', '=', itemId)
    .where('status', '=', 'waiting')
    .orderBy('id')
    .forUpdate()
    .execute();
  const sizeIds = [...new Set(waits.map(({ size_id }) => size_id))].toSorted((a, b) => a - b);
  await lockStock(trx, sizeIds);
  const locked = new Set(waits.map(({ id }) => id));
  for (const sizeId of sizeIds) await offerPlaces(unit, { sizeId, locked, now });
}

interface Section {
  /** Its stock is locked. */
  readonly sizeId: number;
  /** The places whose rows are locked; who has joined since then has their turn next time. */
  readonly locked: ReadonlySet<number>;
  readonly now: Date;
}

async function offerPlaces(
  { trx, emit }: UnitOfWork<WaitingTables>,
  { sizeId, locked, now }: Section,
): Promise<void> {
  const section = await trx
    .selectFrom('item_size')
    .innerJoin('event', 'event.item_id', 'item_size.item_id')
    .innerJoin('event_section', 'event_section.size_id', 'item_size.id')
    .select(['event.starts_at', 'event.sales_from', 'event.sales_until'])
    .select([
      'event_section.sales_from as section_from',
      'event_section.sales_until as section_until',
    ])
    .select(sql<number>`item_size.stock - item_size.held`.as('free'))
    .where('item_size.id', '=', sizeId)
    .executeTakeFirstOrThrow();
  const sale = saleOf(section);
  if (saleState(sale, now.getTime()) !== 'open') return;
  const queue = await selectQueue(trx)
    .select(['wait.id', 'wait.quantity', 'wait.user_id', 'wait.item_id', 'item.organization_id'])
    .where('wait.size_id', '=', sizeId)
    .orderBy('wait.id')
    .execute();
  const until = new Date(offerUntil(now.getTime(), Date.parse(sale.until)));
  const turns = queue.filter(({ id }) => locked.has(id));
  for (const wait of chooseOffers(section.free, turns)) {
    const { id, quantity, user_id, item_id, organization_id } = wait;
    if (!(await holdStock(trx, [{ sizeId, quantity }]))) return;
    await trx
      .updateTable('ticket_wait')
      .set({ status: 'offered', offered_until: until })
      .where('id', '=', id)
      .execute();
    emit(
      ticketWaitMoved({
        organizationId: organization_id,
        waitId: id,
        itemId: item_id,
        userId: user_id,
        status: 'offered',
      }),
    );
  }
}

const findEvent = (trx: Transaction<WaitingTables>, itemId: number) =>
  trx
    .selectFrom('event')
    .innerJoin('item', 'item.id', 'event.item_id')
    .select(['event.status', 'event.starts_at', 'item.organization_id'])
    .where('event.item_id', '=', itemId)
    .executeTakeFirstOrThrow();
