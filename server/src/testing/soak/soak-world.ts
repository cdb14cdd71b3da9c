import type { Kysely } from 'kysely';
import type { Tables } from '../../database-tables.ts';
import { createMember, createUser } from '../factories/accounts.ts';
import { createEvent, createRental } from '../factories/bookings.ts';
import { createOrganization } from '../factories/catalog.ts';
import { createAddress, createServiceOf } from '../factories/delivery.ts';
import { createCard } from '../factories/discounts.ts';
import { createGift } from '../factories/gifts.ts';
import { createStock } from '../factories/stock.ts';
import { openTestSession } from '../test-session.ts';

export interface Person {
  readonly id: number;
  readonly token: string;
}

export interface SoakShop {
  readonly id: number;
  readonly owner: Person;
  readonly sizes: readonly number[];
  readonly sections: readonly number[];
  readonly rentals: readonly number[];
}

/** Two shops whose owners buy from each other, clients, and couriers. */
export interface SoakWorld {
  readonly shops: readonly SoakShop[];
  readonly clients: readonly Person[];
  readonly couriers: readonly Person[];
  /** Pieces of each size at the beginning. */
  readonly stock: ReadonlyMap<number, number>;
}

const CLIENTS = 14;
const COURIERS = 3;

export async function createSoakWorld(
  db: Kysely<Tables>,
  { pieces }: { readonly pieces: number },
): Promise<SoakWorld> {
  const personOf = async (id: number): Promise<Person> => ({
    id,
    token: await openTestSession(db, id),
  });
  const stock = new Map<number, number>();
  const couriers: Person[] = [];
  const openShop = async (kind: 'cumulative' | 'cashback'): Promise<SoakShop> => {
    const owner = await personOf(await createUser(db));
    const id = await createOrganization(db, { ownerId: owner.id, takes_online_payment: true });
    await createCard(
      db,
      id,
      kind,
      kind === 'cashback'
        ? [[1000, 0]]
        : [
            [300, 0],
            [700, 40_000],
          ],
    );
    const service = await createServiceOf(db, id);
    for (let index = 0; index < COURIERS; index += 1) {
      couriers.push(await personOf(await createMember(db, service)));
    }
    const sizes: number[] = [];
    for (const price of [9_990, 12_345, 3_333]) {
      sizes.push(await createStock(db, { organizationId: id, stock: pieces, price }));
    }
    const { sizeId } = await createEvent(db, { organizationId: id, quota: pieces });
    for (const size of [...sizes, sizeId]) stock.set(size, pieces);
    const rental = await createRental(db, { organizationId: id, quantity: 2, price: 20_000 });
    return { id, owner, sizes, sections: [sizeId], rentals: [rental] };
  };
  const shops = [await openShop('cumulative'), await openShop('cashback')];
  const clients = shops.map(({ owner }) => owner);
  while (clients.length < CLIENTS) clients.push(await personOf(await createUser(db)));
  for (const { id } of clients) await createAddress(db, id);
  for (const { id: organization_id } of shops) {
    for (const { id: holder_id } of clients) {
      // One is used up at once, the other lasts for a while.
      await createGift(db, { organization_id, holder_id, amount: 7_000 });
      await createGift(db, { organization_id, holder_id, amount: 60_000 });
    }
  }
  return { shops, clients, couriers, stock };
}
