import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../src/database-tables.ts';
import { addDates, cancelEvent, moveEvent } from '../../src/modules/catalog/items/index.ts';
import { tellEventChange } from '../../src/modules/talk/notifications/index.ts';
import { dropDelivery } from '../../src/modules/trade/delivery/index.ts';
import { createOrders } from '../../src/modules/trade/orders/index.ts';
import { addGuest } from '../../src/modules/trade/tickets/door/change-guests.ts';
import { refundEvents } from '../../src/modules/trade/tickets/index.ts';
import { ORDER_KINDS } from '../../src/order-kinds.ts';
import type { Transact } from '../../src/platform/events/unit-of-work.ts';
import { readEnv } from '../../src/platform/env/env.ts';
import { addDays, wallTimeOf } from '../../src/platform/time/wall-time.ts';
import { act } from '../act.ts';
import type { SeededPeople } from '../people/seed-people.ts';

/**
 * Which of the evenings, in the order they were added in: when they take place depends on the day, as some
 * names promise a weekday. The demo's client has tickets of the moved and the cancelled one.
 */
export const RUNS = { moved: 2, cancelled: 3, guests: 0, series: 5, sections: 6 } as const;

/** What is not sold of yet, beside the places that the evening had, which are the stalls; of what those cost. */
const SECTIONS = [
  { size: 'Балкон', share: 0.7, quota: 60 },
  { size: 'Ложа', share: 2, quota: 16 },
] as const;
const STALLS = 'Партер';

/** Of minor units. */
const EXTRAS = [
  { name: 'Парковка у входа', price: 15_000, quota: 40, per_order: 1 },
  { name: 'Программка', price: 10_000, quota: 200, per_order: null },
  { name: 'Бокал вина в антракте', price: 35_000, quota: 80, per_order: null },
] as const;

const GUESTS = [
  ['Айсулуу Токтогулова', 2],
  ['Марат Исаков, «Вечерний Бишкек»', 1],
  ['Семья Орозбаевых', 4],
] as const;

/**
 * What becomes of the evenings of the demo's concert hall, by the product's own operations: one has sections with
 * prices of their own and extras, one is moved, one cancelled with its tickets refunded, one has guests, one has further dates.
 */
export async function seedEventRuns(
  trx: Transaction<Tables>,
  { accounts, stageId }: SeededPeople,
): Promise<void> {
  await countQuotas(trx);
  const evenings = await findEvenings(trx, stageId);
  const of = (run: keyof typeof RUNS) => {
    const evening = evenings[RUNS[run]]!;
    return { ...evening, organizationId: stageId, actorId: accounts.owner };
  };
  const at = (moment: Date, days: number) => {
    const [day, time] = wallTimeOf(moment, evenings[0]!.time_zone).split('T');
    return `${addDays(day!, days)}T${time}`;
  };
  await divide(trx, of('sections'));
  await offerExtras(trx, of('sections').id);
  for (const [name, party] of GUESTS) {
    const { sizeId: sectionId, ...evening } = of('guests');
    await addGuest(trx, { ...evening, name, party, sectionId });
  }
  const transact = ((work) => act(trx, work)) as Transact<Tables>;
  const moved = of('moved');
  const change = await moveEvent(trx, {
    ...moved,
    starts: at(moved.starts_at, 7),
    ends: at(moved.ends_at, 7),
    place: 'Малый зал',
    reason: 'В большом зале чинят сцену',
  });
  await tellEventChange(transact, change!);
  const end = await cancelEvent(trx, { ...of('cancelled'), reason: 'Артист заболел' });
  await tellEventChange(transact, end!);
  await refundEvents(
    trx,
    transact,
    createOrders({ kinds: ORDER_KINDS, dropDelivery, deadlines: readEnv({}) }),
  );
  const { actorId: editorId, starts_at, ...series } = of('series');
  const starts = [7, 14, 21].map((days) => at(starts_at, days));
  await spread(trx, await addDates(trx, { ...series, editorId, starts }));
}

/** Sections have been sold of since they were added: all their places are those that are left and those. */
async function countQuotas(trx: Transaction<Tables>): Promise<void> {
  await sql`
    update event_section as section set quota = item_size.stock + sold.places
    from item_size, (
      select line.size_id, sum(line.quantity)::integer as places from sale_order_line as line
      join sale_order on sale_order.id = line.order_id
      where sale_order.kind = 'ticket' and sale_order.fulfilled_at is not null
      group by line.size_id) as sold
    where item_size.id = section.size_id and sold.size_id = section.size_id`.execute(trx);
}

function findEvenings(trx: Transaction<Tables>, stageId: number) {
  return trx
    .selectFrom('event')
    .innerJoin('item', 'item.id', 'event.item_id')
    .innerJoin('item_size', 'item_size.item_id', 'item.id')
    .innerJoin('organization', 'organization.id', 'item.organization_id')
    .select(['item.id', 'item.price', 'item_size.id as sizeId', 'organization.time_zone'])
    .select(['event.starts_at', 'event.ends_at'])
    .distinctOn('item.id')
    .where('item.organization_id', '=', stageId)
    .where('item.is_published', '=', true)
    .orderBy('item.id')
    .orderBy('item_size.id')
    .execute();
}

/** Adds sections with prices of their own. */
async function divide(
  trx: Transaction<Tables>,
  {
    id,
    price,
    sizeId,
  }: { readonly id: number; readonly price: number | null; readonly sizeId: number },
): Promise<void> {
  await trx.updateTable('item_size').set({ size: STALLS }).where('id', '=', sizeId).execute();
  for (const [index, { size, share, quota }] of SECTIONS.entries()) {
    const added = await trx
      .insertInto('item_size')
      .values({ item_id: id, size, stock: quota, position: index + 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .updateTable('event_section')
      .set({ price: Math.round(price! * share) })
      .where('size_id', '=', added.id)
      .execute();
  }
}

/** What is sold along with its tickets. */
async function offerExtras(trx: Transaction<Tables>, itemId: number): Promise<void> {
  await trx
    .insertInto('event_extra')
    .values(EXTRAS.map((extra, position) => ({ item_id: itemId, position, ...extra })))
    .execute();
}

/** So that they do not stand side by side in lists of what is new. */
async function spread(trx: Transaction<Tables>, ids: readonly number[]): Promise<void> {
  for (const [index, id] of ids.entries()) {
    await sql`
      update item set created_at = created_at - interval '53 hours' * ${index + 1}::integer
      where id = ${id}`.execute(trx);
  }
}
