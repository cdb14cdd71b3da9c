import { sql, type Kysely, type Transaction } from 'kysely';
import { isSelling } from '@karavan/shared-api/contract/life-states';
import { saleState } from '@karavan/shared-api/contract/sale-window';
import type { Tables } from '../../../../database-tables.ts';
import type { Transact, UnitOfWork } from '../../../../platform/events/unit-of-work.ts';
import { eachInTurn } from '../../../../platform/jobs/each-in-turn.ts';
import { holdStock, lockStock, shareEvent } from '../../../catalog/items/index.ts';
import { lifeStateNow } from '../../../organizations/organizations/index.ts';
import { saleOf } from '../open-sale.ts';
import { ticketWaitMoved } from '../tickets.events.ts';
import { endWait } from './change-wait.ts';
import { chooseOffers, offerUntil } from './offer-rules.ts';
import { selectQueue, type WaitingTables } from './waiting-list.queries.ts';

/**
 * Offers places that are free to those who wait for them, takes back what was not bought in time, and clears the lists of
 * events that have begun or were cancelled. Each event has a transaction of its own.
 * @throws AggregateError of all that failed; the others are done
 */
export async function serveWaitingLists(
  db: Kysely<Tables>,
  transact: Transact<Tables>,
): Promise<void> {
  const due = await db
    .selectFrom('ticket_wait as wait')
    .innerJoin('event', 'event.item_id', 'wait.item_id')
    .innerJoin('item_size', 'item_size.id', 'wait.size_id')
    .select('wait.item_id')
    .distinct()
    .where('wait.ended_at', 'is', null)
    .where(
      sql<boolean>`(event.status = 'cancelled' or event.starts_at <= now()
        or wait.offered_until <= now() or (wait.status = 'waiting'
          and wait.quantity <= item_size.stock - item_size.held))`,
    )
    .orderBy('wait.item_id')
    .execute();
  await eachInTurn(due, ({ item_id }) => transact((unit) => serve(unit, item_id)));
}

async function serve(unit: UnitOfWork<WaitingTables>, itemId: number): Promise<void> {
  const { trx } = unit;
  await shareEvent(trx, itemId);
  const event = await findEvent(trx, itemId);
  const now = new Date();
  const waits = await trx
    .selectFrom('ticket_wait')
    .selectAll()
    .where('item_id', '=', itemId)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  const isOver = event.status === 'cancelled' || event.starts_at <= now;
  for (const wait of waits) {
    if (isOver) await endWait(unit, wait, 'cleared');
    else if (wait.offered_until && wait.offered_until <= now) await endWait(unit, wait, 'lapsed');
  }
  if (isOver || !isSelling(await lifeStateNow(trx, event.organization_id))) return;
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
