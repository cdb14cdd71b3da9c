import { z } from 'zod/mini';
import { Id, IdParams, Image, Money, pageOf, pageQuery } from './common.ts';
import { PEOPLE_SUMS_PAGE_SIZE } from './limits.ts';
import { Day } from './periods.ts';
import { defineRoute } from './route.ts';
import { period, PersonSums, SalesFigures } from './statistics.ts';

/** Something that is let and what it has brought in. */
export const RentalSums = z.object({
  id: Id,
  title: z.string(),
  image: z.nullable(Image),
  total: Money,
  order_count: z.number(),
});
export type RentalSums = z.output<typeof RentalSums>;

/** How much of the time in which something could be let it was, in whole percent. */
export const Occupancy = z.object({
  percent: z.number(),
  /** Days on which any of it was let. */
  days: z.array(z.object({ day: Day, percent: z.number() })),
});
export type Occupancy = z.output<typeof Occupancy>;

export const RentalStatistics = z.extend(SalesFigures, {
  title: z.string(),
  occupancy: Occupancy,
  /** What the client that was asked for is called; null for nobody who has ordered there. */
  client: z.nullable(z.string()),
});
export type RentalStatistics = z.output<typeof RentalStatistics>;

const ofRentals = {
  method: 'GET',
  permission: { organization: 'can_view_statistics', param: 'id' },
  errors: ['not_found', 'forbidden'],
} as const;

const ofRental = { ...ofRentals, params: z.object({ id: Id, item: Id }) } as const;

export const listRentalSums = defineRoute({
  ...ofRentals,
  path: '/organizations/{id}/statistics/rentals/',
  summary: 'What was let in a period and has brought in how much; the most first',
  params: IdParams,
  query: z.object({ ...period, ...pageQuery(PEOPLE_SUMS_PAGE_SIZE) }),
  responses: { 200: pageOf(RentalSums) },
});

export const getRentalStatistics = defineRoute({
  ...ofRental,
  path: '/organizations/{id}/statistics/rentals/{item}/',
  summary: 'Orders of one rental in a period: totals, by day, and how much of the time it was let',
  query: z.object({ ...period, client: z.optional(Id) }),
  responses: { 200: RentalStatistics },
});

export const listRentalClients = defineRoute({
  ...ofRental,
  path: '/organizations/{id}/statistics/rentals/{item}/users/',
  summary: 'Who has ordered a rental in a period, and for how much; the most first',
  query: z.object({ ...period, ...pageQuery(PEOPLE_SUMS_PAGE_SIZE) }),
  responses: { 200: pageOf(PersonSums) },
});
