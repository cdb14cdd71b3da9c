import type { Kysely } from 'kysely';
import type { Tables } from '../../src/database-tables.ts';
import type { SeededPeople } from '../people/seed-people.ts';
import { seedBookings } from './seed-bookings.ts';
import { seedChats } from './seed-chats.ts';
import { seedOrders } from './seed-orders.ts';
import { seedPartners } from './seed-partners.ts';
import { seedTicketSales } from './seed-ticket-sales.ts';
import { seedTrade } from './seed-trade.ts';

interface BusinessSeed {
  readonly people: SeededPeople;
  readonly now: Date;
}

/** How the organizations trade, a year of orders, bookings, tickets and deliveries, partners, and conversations. */
export async function seedBusiness(db: Kysely<Tables>, seed: BusinessSeed): Promise<void> {
  await seedOrders(db, seed);
  await seedBookings(db, seed);
  await seedTicketSales(db, seed);
  await seedTrade(db, seed.people);
  await seedPartners(db, seed);
  await seedChats(db, seed);
}
