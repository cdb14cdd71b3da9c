import type { Transaction } from 'kysely';
import type { Tables } from '../../src/database-tables.ts';
import { askCartsAgain } from '../../src/modules/trade/carts/index.ts';
import {
  moveWholesale,
  requestWholesale,
} from '../../src/modules/trade/wholesale/move-wholesale.ts';
import { setItemSteps } from '../../src/modules/trade/wholesale/set-item-steps.ts';
import type { WholesaleAction } from '../../src/modules/trade/wholesale/wholesale-transitions.ts';
import { presentAmount } from '../../src/platform/money/present-money.ts';
import { act } from '../act.ts';
import type { SeededPeople } from '../people/seed-people.ts';

/** Of the shop's products, the latest so many have wholesale prices. */
const PRODUCTS = 4;
/** Pieces, and hundredths of the usual price. */
const STEPS = [
  [10, 85],
  [50, 75],
] as const;

/** Wholesale prices of the owner's shop, and a client in each state of asking for them, by the product's own operations. */
export async function seedWholesale(
  trx: Transaction<Tables>,
  { accounts, others, shopId: organizationId }: SeededPeople,
): Promise<void> {
  const products = await trx
    .selectFrom('item')
    .innerJoin('organization', 'organization.id', 'item.organization_id')
    .select(['item.id', 'item.price', 'organization.currency'])
    .where('item.organization_id', '=', organizationId)
    .where('item.kind', '=', 'product')
    .where('item.price', '>', 1000)
    .orderBy('item.id', 'desc')
    .limit(PRODUCTS)
    .execute();
  for (const { id: itemId, price, currency } of products) {
    const steps = STEPS.map(([min_quantity, hundredths]) => ({
      min_quantity,
      price: presentAmount(Math.floor((price! * hundredths) / 100), currency),
    }));
    await setItemSteps(trx, askCartsAgain, { organizationId, itemId }, steps);
  }
  const [waiting, declined, ended] = others.slice(-3);
  const clients: readonly (readonly [number, string, readonly WholesaleAction[]])[] = [
    [accounts.client, 'Магазин одежды на рынке Дордой', ['confirm']],
    [waiting!, 'Беру каждую неделю по 20 штук', []],
    [declined!, '', ['decline']],
    [ended!, 'Совместные покупки', ['confirm', 'end']],
  ];
  for (const [clientId, note, actions] of clients) {
    await act(trx, (unit) => requestWholesale(unit, { organizationId, clientId, note }));
    for (const action of actions) {
      const move = { organizationId, clientId, actorId: accounts.owner, action };
      await act(trx, (unit) => moveWholesale(unit, askCartsAgain, move));
    }
  }
}
