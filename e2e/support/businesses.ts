import type { MapSource } from '@karavan/shared-api/contract/enumerations';
import { ROLE_PRESETS } from '@karavan/shared-api/contract/role-presets';
import { createMember } from '../../server/src/testing/factories/accounts.ts';
import {
  createDueBooking,
  createEvent,
  createRental,
} from '../../server/src/testing/factories/bookings.ts';
import { createItem, createOrganization } from '../../server/src/testing/factories/catalog.ts';
import { createServiceOf } from '../../server/src/testing/factories/delivery.ts';
import { createCard } from '../../server/src/testing/factories/discounts.ts';
import type { People, Person } from './people.ts';
import type { Database } from './server-under-test.ts';

/** An organization of one test alone, with its staff. */
export interface Business {
  readonly id: number;
  readonly title: string;
  readonly owner: Person;
  readonly seller: Person;
  readonly manager: Person;
}

export interface Product {
  readonly id: number;
  readonly name: string;
}

/** The organizations that a test works with, and what they offer. */
export interface Businesses {
  /** With a card of ten percent; takes online payment. */
  newBusiness(title?: string): Promise<Business>;
  /** In sizes M and L, ten pieces of each. The price is in minor units. */
  newProduct(business: Business, name?: string, price?: number): Promise<Product>;
  /** No organization stands for a place of this service of maps any more. */
  forgetMapPlaces(source: MapSource): Promise<void>;
  /** Nobody can buy it any more. */
  unpublish(product: Product): Promise<void>;
  /** By the day, from 14:00. */
  newRental(business: Business): Promise<number>;
  /** Something that is let by the night, left at noon. */
  newStay(business: Business): Promise<number>;
  newEvent(business: Business): Promise<number>;
  /** A booking of a new rental that is paid for and may be handed over. Answers the order. */
  newDueBooking(business: Business, client: Person): Promise<number>;
  /** A service that brings what a business sells. Answers its couriers. */
  newCouriers(business: Business): Promise<readonly [Person, Person]>;
}

/** Far below everything in the feed, which other tests read meanwhile. */
const item = { created_at: new Date('2020-01-01') };

export function createBusinesses(db: Database, { newPerson }: People): Businesses {
  const newRental = (business: Business) => createRental(db, { organizationId: business.id, item });
  return {
    async newBusiness(title = 'Лавка') {
      const [owner, seller, manager] = [
        await newPerson('Нурлан'),
        await newPerson('Мария'),
        await newPerson('Елена'),
      ];
      const id = await createOrganization(db, {
        title,
        ownerId: owner.id,
        takes_online_payment: true,
      });
      await createMember(db, id, ROLE_PRESETS.seller.permissions, seller.id);
      await createMember(db, id, ROLE_PRESETS.manager.permissions, manager.id);
      await createCard(db, id, 'fixed', [[1000, 0]]);
      return { id, title, owner, seller, manager };
    },
    async newProduct(business, name = 'Пальто дорожное', price = 120_000) {
      const id = await createItem(db, {
        ...item,
        organization_id: business.id,
        name,
        price,
      });
      await db
        .insertInto('item_size')
        .values(['M', 'L'].map((size) => ({ item_id: id, size, stock: 10 })))
        .execute();
      return { id, name };
    },
    async unpublish({ id }) {
      await db.updateTable('item').set({ is_published: false }).where('id', '=', id).execute();
    },
    newRental,
    newStay: (business) =>
      createRental(db, { organizationId: business.id, item, departs_at: '12:00' }),
    newDueBooking: async (business, client) =>
      createDueBooking(db, {
        organizationId: business.id,
        itemId: await newRental(business),
        clientId: client.id,
      }),
    async forgetMapPlaces(source) {
      await db.deleteFrom('map_place').where('source', '=', source).execute();
      await db.deleteFrom('place_claim').where('source', '=', source).execute();
    },
    async newEvent(business) {
      const { itemId } = await createEvent(db, { organizationId: business.id, item });
      return itemId;
    },
    async newCouriers(business) {
      const service = await createServiceOf(db, business.id);
      const couriers = [await newPerson('Бакыт'), await newPerson('Азамат')] as const;
      // The second one manages the service, too.
      await createMember(db, service, [], couriers[0].id);
      await createMember(db, service, ['can_manage_delivery'], couriers[1].id);
      return couriers;
    },
  };
}
