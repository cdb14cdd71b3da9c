import { z } from 'zod/mini';
import type { FieldProblem } from './field-problems.ts';
import { Id, IdParams, Image, Money, pageOf, pageQuery } from './common.ts';
import { DELIVERIES_PAGE_SIZE, DELIVERY_PARCELS_MAX, DELIVERY_REASON_LENGTH } from './limits.ts';
import { DeliveryPayer, DeliveryStatus } from './order-states.ts';
import type { OrganizationPermission } from './permissions.ts';
import { defineRoute } from './route.ts';
import { text } from './text.ts';

/** A delivery before a courier has taken it: the district, not the address. */
export const AvailableDelivery = z.object({
  id: Id,
  transaction_id: Id,
  organization: z.object({ id: Id, title: z.string(), address: z.string() }),
  district: z.string(),
  item_count: z.number(),
  fee: Money,
  who_pays: DeliveryPayer,
  /** The cash to collect at the door; zero when it is already paid. */
  cash_due: Money,
  created_at: z.string(),
});
export type AvailableDelivery = z.output<typeof AvailableDelivery>;

/** What is to be carried, as it was ordered. */
const CarriedLine = z.object({
  name: z.string(),
  size: z.string(),
  quantity: z.number(),
  image: z.nullable(Image),
});

/** In degrees. */
const Place = z.object({ latitude: z.number(), longitude: z.number() });

/** A delivery as seen by the courier who has taken it. */
export const CourierDelivery = z.extend(AvailableDelivery, {
  status: DeliveryStatus,
  city: z.string(),
  address: z.string(),
  phone: z.string(),
  comment: z.string(),
  recipient: z.string(),
  lines: z.array(CarriedLine),
  /** What the client asks of the seller; may be empty. */
  note: z.string(),
  /** How many parcels the courier has counted; null before the goods are picked up. */
  parcels: z.nullable(z.number()),
  /** Where the goods are. */
  pick_up: Place,
  /** Where they go; null for an address without a place on the map. */
  destination: z.nullable(Place),
  /** Whether the client may see where the courier is. */
  shares_position: z.boolean(),
  /** Collected and not yet handed over to the organization. */
  cash_owed: Money,
  reason: z.nullable(z.string()),
  taken_at: z.string(),
  /** When the courier got the goods at the organization. */
  picked_up_at: z.nullable(z.string()),
  finished_at: z.nullable(z.string()),
  /** When goods that could not be brought were back at the organization. */
  returned_at: z.nullable(z.string()),
});
export type CourierDelivery = z.output<typeof CourierDelivery>;

export const listAvailableDeliveries = defineRoute({
  method: 'GET',
  path: '/delivery/available_orders/',
  summary: 'Deliveries that a courier may take, oldest first',
  permission: 'courier',
  responses: { 200: z.object({ list: z.array(AvailableDelivery) }) },
});

export const getAvailableDelivery = defineRoute({
  method: 'GET',
  path: '/delivery/available_orders/{id}/',
  summary: 'The delivery of one order, while a courier may take it',
  permission: 'courier',
  params: IdParams,
  responses: { 200: AvailableDelivery },
  errors: ['not_found'],
});

export const acceptDelivery = defineRoute({
  method: 'POST',
  path: '/delivery/{id}/accept/',
  summary: 'Takes a delivery; if several couriers try, exactly one gets it',
  permission: 'courier',
  params: IdParams,
  responses: { 200: CourierDelivery },
  errors: ['not_found', 'conflict'],
});

export const countAvailableDeliveries = defineRoute({
  method: 'GET',
  path: '/delivery/count/',
  summary: 'The number of deliveries that a courier may take',
  permission: 'courier',
  responses: { 200: z.object({ count: z.number() }) },
});

export const listDeliveryHistory = defineRoute({
  method: 'GET',
  path: '/delivery/history/',
  summary: 'Deliveries that the courier has taken, newest first',
  permission: 'courier',
  query: z.object(pageQuery(DELIVERIES_PAGE_SIZE)),
  responses: { 200: pageOf(CourierDelivery) },
});

/** Cash that a courier has collected for an organization and not yet handed over. */
export const OwedCash = z.object({
  organization: z.object({ id: Id, title: z.string(), address: z.string() }),
  sum: Money,
  delivery_count: z.number(),
});
export type OwedCash = z.output<typeof OwedCash>;

export const listOwedCash = defineRoute({
  method: 'GET',
  path: '/delivery/owed_cash/',
  summary: 'The cash that the courier owes each organization, largest sum first',
  permission: 'session',
  responses: { 200: z.object({ list: z.array(OwedCash) }) },
});

export const getDelivery = defineRoute({
  method: 'GET',
  path: '/delivery/receipt/{id}/',
  summary: 'The delivery of one order that this courier has, or was the last to have',
  permission: 'courier',
  params: IdParams,
  responses: { 200: CourierDelivery },
  errors: ['not_found'],
});

export const completeDelivery = defineRoute({
  method: 'POST',
  path: '/delivery/{id}/delivered/',
  summary: 'Confirms the hand-over to the client, by the four digits they give or by a photo',
  permission: 'courier',
  params: IdParams,
  body: z
    .object({
      pin: z.optional(z.string().check(z.regex(/^\d{4}$/))),
      /** A picture that the courier uploaded. */
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
  summary: 'The courier gives the delivery back with a reason; the staff may ask another courier',
  permission: 'courier',
  params: IdParams,
  body: z.object({
    reason: text(DELIVERY_REASON_LENGTH, { hasLines: true }),
  }),
  responses: { 200: CourierDelivery },
  errors: ['not_found', 'conflict'],
});

export const pickUpDelivery = defineRoute({
  method: 'POST',
  path: '/delivery/{id}/picked_up/',
  summary: 'The courier has got the goods at the organization, in so many parcels',
  permission: 'courier',
  params: IdParams,
  body: z.object({ parcels: z.number().check(z.int(), z.gte(1), z.lte(DELIVERY_PARCELS_MAX)) }),
  responses: { 200: CourierDelivery },
  errors: ['not_found', 'conflict'],
});

export const returnDelivery = defineRoute({
  method: 'POST',
  path: '/delivery/{id}/returned/',
  summary: 'The courier has brought goods back that could not be delivered',
  permission: 'courier',
  params: IdParams,
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
  summary: 'Offers an accepted order to the couriers of the organization’s delivery service',
  errors: [...ofStaff.errors, 'delivery_service_closing'],
});

export const takeBackDelivery = defineRoute({
  ...ofStaff,
  path: '/organizations/{id}/orders/{order}/take_back_delivery/',
  summary: 'Takes an order back from the couriers; it can be offered again, or be rejected',
});

export const confirmReturn = defineRoute({
  ...ofStaff,
  path: '/organizations/{id}/orders/{order}/confirm_return/',
  summary: 'Confirms that goods are back that a courier had picked up and could not bring',
});

export const settleDeliveryCash = defineRoute({
  ...ofStaff,
  path: '/organizations/{id}/orders/{order}/settle_cash/',
  summary: 'Confirms that the courier has handed over the cash collected for an order',
});
