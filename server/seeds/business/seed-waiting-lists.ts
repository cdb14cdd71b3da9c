import type { Transaction } from 'kysely';
import type { Tables } from '../../src/database-tables.ts';
import { addGuest, removeGuest } from '../../src/modules/trade/tickets/door/change-guests.ts';
import { serveWaitingLists } from '../../src/modules/trade/tickets/index.ts';
import {
  joinWaitingList,
  leaveWaitingList,
} from '../../src/modules/trade/tickets/waiting/change-wait.ts';
import type { Transact } from '../../src/platform/events/unit-of-work.ts';
import { act } from '../act.ts';
import type { SeededPeople } from '../people/seed-people.ts';

/** Sections of the evening that has several; a company has taken their last places. */
const KEPT = 'Балкон';
const WAITED_FOR = 'Ложа';

/**
 * Waiting lists of the demo's concert hall, by the product's own operations: of one section two places are kept for the
 * demo's client, for another one they wait behind somebody; who waited before has left.
 */
export async function seedWaitingLists(
  trx: Transaction<Tables>,
  { accounts, stageId }: SeededPeople,
): Promise<void> {
  const sections = await trx
    .selectFrom('item_size')
    .innerJoin('item', 'item.id', 'item_size.item_id')
    .innerJoin('event', 'event.item_id', 'item.id')
    .select(['item_size.id', 'item_size.item_id', 'item_size.size', 'item_size.stock'])
    .select('item_size.held')
    .where('item.organization_id', '=', stageId)
    .where('item_size.size', 'in', [KEPT, WAITED_FOR])
    .where('event.status', '=', 'scheduled')
    .orderBy('item_size.id')
    .execute();
  const box = sections.find(({ size }) => size === WAITED_FOR)!;
  const balcony = sections.find(({ size, item_id }) => size === KEPT && item_id === box.item_id)!;
  const join = (sizeId: number, userId: number, quantity: number) =>
    act(trx, (unit) => joinWaitingList(unit, { sizeId, userId, quantity }));
  const invite = ({ id: sectionId, item_id }: (typeof sections)[number], party: number) =>
    addGuest(trx, {
      organizationId: stageId,
      actorId: accounts.owner,
      id: item_id,
      name: 'Корпоратив «Ала-Тоо»',
      party,
      sectionId,
    });

  await invite(box, box.stock - box.held);
  const gone = await join(box.id, accounts.manager, 4);
  await join(box.id, accounts.courier, 2);
  await join(box.id, accounts.client, 2);
  await act(trx, (unit) => leaveWaitingList(unit, { id: gone.id, userId: accounts.manager }));

  await invite(balcony, balcony.stock - balcony.held - 2);
  const pair = await invite(balcony, 2);
  await join(balcony.id, accounts.client, 2);
  await removeGuest(trx, { organizationId: stageId, id: balcony.item_id, guestId: pair });
  await serveWaitingLists(trx, ((work) => act(trx, work)) as Transact<Tables>);
}
