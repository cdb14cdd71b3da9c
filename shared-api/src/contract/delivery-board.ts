import { z } from 'zod/mini';
import { Id, IdParams, Money } from './common.ts';
import { DeliveryStatus } from './order-states.ts';
import { Day } from './periods.ts';
import type { OrganizationPermission } from './permissions.ts';
import { defineRoute } from './route.ts';

const ofStaff = {
  permission: { organization: 'can_manage_delivery' as OrganizationPermission, param: 'id' },
  params: IdParams,
} as const;

/** Nobody has it; somebody brings it; it has been waited for, or been on the road, for too long. */
export const BoardState = z.enum(['open', 'road', 'late']);
export type BoardState = z.output<typeof BoardState>;

const Courier = z.object({ id: Id, full_name: z.string() });

/** A delivery that a service has still to bring, as its staff see it: no address and no phone of the client. */
export const BoardDelivery = z.object({
  id: Id,
  transaction_id: Id,
  organization: z.object({ id: Id, title: z.string() }),
  district: z.string(),
  status: DeliveryStatus,
  is_late: z.boolean(),
  courier: z.nullable(Courier),
  fee: Money,
  cash_due: Money,
  created_at: z.string(),
  taken_at: z.nullable(z.string()),
  picked_up_at: z.nullable(z.string()),
});
export type BoardDelivery = z.output<typeof BoardDelivery>;

export const BoardCourier = z.extend(Courier, {
  /** Whether they still work there; others owe cash. */
  works_there: z.boolean(),
  /** What they have on the road. */
  carried: z.number(),
  /** What they have brought today, by the clock of the service. */
  brought_today: z.number(),
  /** Cash, by currency; none where nothing is owed. */
  owed: z.array(Money),
});
export type BoardCourier = z.output<typeof BoardCourier>;

export const getDeliveryBoard = defineRoute({
  ...ofStaff,
  method: 'GET',
  path: '/organizations/{id}/delivery_board/',
  summary:
    'What a service has still to bring, the longest waiting first, and the load of its couriers',
  query: z.object({ state: z.optional(BoardState), courier: z.optional(Id) }),
  responses: {
    200: z.object({
      counts: z.object({ open: z.number(), road: z.number(), late: z.number() }),
      /** At most a hundred. */
      list: z.array(BoardDelivery),
      couriers: z.array(BoardCourier),
    }),
  },
  errors: ['not_found', 'forbidden'],
});

export const assignDelivery = defineRoute({
  ...ofStaff,
  method: 'POST',
  path: '/organizations/{id}/deliveries/{delivery}/assign/',
  summary:
    'Gives a delivery to a courier of the service, instead of the one who has it as far as is known',
  params: z.object({ id: Id, delivery: Id }),
  body: z.object({
    courier_id: Id,
    /** Who has it as the board was seen; null: nobody. */
    instead_of: z.nullable(Id),
  }),
  responses: { 204: null },
  errors: ['not_found', 'forbidden', 'conflict'],
});

export const EarningsPeriod = z.enum(['day', 'week', 'month', 'own']);
export type EarningsPeriod = z.output<typeof EarningsPeriod>;

/** The current day, week or month, or the days named, all by the clock of the service. */
const earningsQuery = z.object({
  period: z._default(EarningsPeriod, 'week'),
  /** Both are needed for a period of one's own, the last day included. */
  from: z.optional(Day),
  to: z.optional(Day),
});

const sums = { sum: Money, delivery_count: z.number() };

export const Earnings = z.object({
  from: z.string(),
  to: z.string(),
  totals: z.array(z.object(sums)),
  /** Days on which something was brought, the latest first. */
  days: z.array(z.object({ day: z.string(), ...sums })),
});
export type Earnings = z.output<typeof Earnings>;

export const listCourierEarnings = defineRoute({
  method: 'GET',
  path: '/delivery/earnings/',
  summary: 'The fees of what the courier has brought in a period, for each service',
  permission: 'courier',
  query: earningsQuery,
  responses: {
    200: z.object({
      list: z.array(z.extend(Earnings, { service: z.object({ id: Id, title: z.string() }) })),
    }),
  },
});

export const getServiceEarnings = defineRoute({
  ...ofStaff,
  method: 'GET',
  path: '/organizations/{id}/delivery_earnings/',
  summary: 'The fees of what a service has brought in a period, by day and by courier',
  query: earningsQuery,
  responses: {
    200: z.extend(Earnings, { couriers: z.array(z.extend(Courier, sums)) }),
  },
  errors: ['not_found', 'forbidden'],
});
