import { z } from 'zod/mini';
import type { FieldProblem } from './field-problems.ts';
import { Id, IdParams, Money, pageOf, pageQuery } from './common.ts';
import { DELIVERIES_PAGE_SIZE, DELIVERY_REASON_LENGTH } from './limits.ts';
import { DeliveryPayer, DeliveryStatus } from './order-states.ts';
import type { OrganizationPermission } from './permissions.ts';
import { defineRoute } from './route.ts';

/** A delivery before a courier has taken it: the district, not the address. */
export const AvailableDelivery = z.object({
  id: Id,
  transaction_id: Id,
  organization: z.object({ id: Id, title: z.string(), address: z.string() }),
  district: z.string(),
  fee: Money,
  who_pays: DeliveryPayer,
  created_at: z.string(),
});
export type AvailableDelivery = z.output<typeof AvailableDelivery>;

/** A delivery as the courier who has, or had, it sees it. */
export const CourierDelivery = z.extend(AvailableDelivery, {
  status: DeliveryStatus,
  city: z.string(),
  address: z.string(),
  phone: z.string(),
  comment: z.string(),
  recipient: z.string(),
  item_count: z.number(),
  /** To be collected at the door; nothing when it is paid for. */
  cash_due: Money,
  /** Collected, and not handed to the organization yet. */
  cash_owed: Money,
  reason: z.nullable(z.string()),
  taken_at: z.string(),
  finished_at: z.nullable(z.string()),
});
export type CourierDelivery = z.output<typeof CourierDelivery>;

export const listAvailableDeliveries = defineRoute({
  method: 'GET',
  path: '/delivery/available_orders/',
  summary: 'Deliveries that a courier may take, the oldest first',
  permission: 'courier',
  responses: { 200: z.object({ list: z.array(AvailableDelivery) }) },
});

export const getAvailableDelivery = defineRoute({
  method: 'GET',
  path: '/delivery/available_orders/{id}/',
  summary: 'The delivery of one transaction, while a courier may take it',
  permission: 'courier',
  params: IdParams,
  responses: { 200: AvailableDelivery },
  errors: ['not_found'],
});

export const acceptDelivery = defineRoute({
  method: 'POST',
  path: '/delivery/{id}/accept/',
  summary: 'Takes a delivery; of many couriers exactly one gets it',
  permission: 'courier',
  params: IdParams,
  responses: { 200: CourierDelivery },
  errors: ['not_found', 'conflict'],
});

export const countAvailableDeliveries = defineRoute({
  method: 'GET',
  path: '/delivery/count/',
  summary: 'How many deliveries a courier may take',
  permission: 'courier',
  responses: { 200: z.object({ count: z.number() }) },
});

export const listDeliveryHistory = defineRoute({
  method: 'GET',
  path: '/delivery/history/',
  summary: 'What a courier has taken, the newest first',
  permission: 'courier',
  query: z.object(pageQuery(DELIVERIES_PAGE_SIZE)),
  responses: { 200: pageOf(CourierDelivery) },
});

/** Cash that a courier has collected for an organization and not handed over yet. */
export const OwedCash = z.object({
  organization: z.object({ id: Id, title: z.string(), address: z.string() }),
  sum: Money,
  delivery_count: z.number(),
});
export type OwedCash = z.output<typeof OwedCash>;

export const listOwedCash = defineRoute({
  method: 'GET',
  path: '/delivery/owed_cash/',
  summary: 'What cash a courier owes, and to whom; the largest sum first',
  permission: 'courier',
  responses: { 200: z.object({ list: z.array(OwedCash) }) },
});

export const getDelivery = defineRoute({
  method: 'GET',
  path: '/delivery/receipt/{id}/',
  summary: 'The delivery of one transaction that is, or was last, this courier’s',
  permission: 'courier',
  params: IdParams,
  responses: { 200: CourierDelivery },
  errors: ['not_found'],
});

export const completeDelivery = defineRoute({
  method: 'POST',
  path: '/delivery/{id}/delivered/',
  summary: 'The client has it: proved by the four digits that they tell, or by a photo',
  permission: 'courier',
  params: IdParams,
  body: z
    .object({
      pin: z.optional(z.string().check(z.regex(/^\d{4}$/))),
      /** An uploaded picture of the courier's own. */
      photo_id: z.optional(Id),
    })
    .check(
      z.refine(({ pin, photo_id }) => (pin === undefined) !== (photo_id === undefined), {
        path: ['pin'],
        error: 'required' satisfies FieldProblem,
      }),
    ),
  responses: { 200: CourierDelivery },
  errors: ['not_found', 'conflict', 'limit_exceeded'],
});

export const rejectDelivery = defineRoute({
  method: 'POST',
  path: '/delivery/{id}/reject/',
  summary: 'The courier cannot bring it and says why; the staff may ask another one',
  permission: 'courier',
  params: IdParams,
  body: z.object({
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(DELIVERY_REASON_LENGTH)),
  }),
  responses: { 200: CourierDelivery },
  errors: ['not_found', 'conflict'],
});

const ofStaff = {
  method: 'POST',
  permission: { organization: 'can_manage_orders' as OrganizationPermission, param: 'id' },
  params: z.object({ id: Id, order: Id }),
  responses: { 204: null },
  errors: ['not_found', 'forbidden', 'conflict'],
} as const;

export const sendToDelivery = defineRoute({
  ...ofStaff,
  path: '/organizations/{id}/orders/{order}/send_to_delivery/',
  summary: 'Asks the couriers of the organization’s delivery service to bring an accepted order',
});

export const settleDeliveryCash = defineRoute({
  ...ofStaff,
  path: '/organizations/{id}/orders/{order}/settle_cash/',
  summary: 'The courier has handed over the cash that was collected for an order',
});
