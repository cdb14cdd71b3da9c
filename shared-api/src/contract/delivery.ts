import { z } from 'zod/mini';
import { Id, IdParams, Money } from './common.ts';
import { defineRoute } from './route.ts';

export const DeliveryStatus = z.enum([
  'delivery_status_set_for_delivery',
  'delivery_status_taken_for_delivery',
  'delivery_status_rejected_by_delivery_service',
  'delivery_status_delivered',
]);

/** A delivery before a courier has taken it: the district, not the address. */
export const AvailableDelivery = z.object({
  id: Id,
  organization: z.object({ id: Id, title: z.string(), address: z.string() }),
  district: z.string(),
  fee: Money,
  who_pays: z.enum(['organization', 'client']),
  created_at: z.string(),
});
export type AvailableDelivery = z.output<typeof AvailableDelivery>;

/** A delivery as the courier who has taken it sees it. */
export const TakenDelivery = z.extend(AvailableDelivery, {
  status: DeliveryStatus,
  address: z.string(),
  phone: z.string(),
  cash_due: Money,
});
export type TakenDelivery = z.output<typeof TakenDelivery>;

export const listAvailableDeliveries = defineRoute({
  method: 'GET',
  path: '/delivery/available_orders/',
  summary: 'Deliveries that a courier may take, the oldest first',
  permission: 'courier',
  responses: { 200: z.object({ list: z.array(AvailableDelivery) }) },
});

export const acceptDelivery = defineRoute({
  method: 'POST',
  path: '/delivery/{id}/accept/',
  summary: 'Takes a delivery; of many couriers exactly one gets it',
  permission: 'courier',
  params: IdParams,
  responses: { 200: TakenDelivery },
  errors: ['not_found', 'conflict'],
});
