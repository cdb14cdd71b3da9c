import { z } from 'zod/mini';
import { PhoneNumber } from './accounts.ts';
import { Id, IdParams } from './common.ts';
import { ADDRESS_COMMENT_LENGTH } from './limits.ts';
import { defineRoute } from './route.ts';
import { text } from './text.ts';

const Latitude = z.number().check(z.gte(-90), z.lte(90));
const Longitude = z.number().check(z.gte(-180), z.lte(180));

const DeliveryAddressInput = z.object({
  city: text(100),
  /** The only part couriers see before one of them takes the delivery. */
  district: text(100),
  address: text(300),
  /** The person the courier calls. */
  phone: PhoneNumber,
  /** Entrance, floor, door code. */
  comment: z._default(text(ADDRESS_COMMENT_LENGTH, { isOptional: true, hasLines: true }), ''),
  /** Degrees (WGS 84). */
  location: z._default(z.nullable(z.object({ latitude: Latitude, longitude: Longitude })), null),
});

export const DeliveryAddress = z.object({
  id: Id,
  city: z.string(),
  district: z.string(),
  address: z.string(),
  phone: z.string(),
  comment: z.string(),
  location: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
  is_default: z.boolean(),
});
export type DeliveryAddress = z.output<typeof DeliveryAddress>;

export const listDeliveryAddresses = defineRoute({
  method: 'GET',
  path: '/users/delivery_addresses/',
  summary: "The client's delivery addresses, the default one first",
  permission: 'session',
  responses: { 200: z.object({ list: z.array(DeliveryAddress) }) },
});

export const createDeliveryAddress = defineRoute({
  method: 'POST',
  path: '/users/delivery_addresses/',
  summary: 'Adds an address; the first one becomes the default',
  permission: 'session',
  body: DeliveryAddressInput,
  responses: { 201: DeliveryAddress },
  errors: ['too_many_kept'],
});

export const getDeliveryAddress = defineRoute({
  method: 'GET',
  path: '/users/delivery_addresses/{id}/',
  summary: 'One address of the client',
  permission: 'session',
  params: IdParams,
  responses: { 200: DeliveryAddress },
  errors: ['not_found'],
});

export const updateDeliveryAddress = defineRoute({
  method: 'PUT',
  path: '/users/delivery_addresses/{id}/',
  summary: 'Replaces an address; existing orders keep theirs',
  permission: 'session',
  params: IdParams,
  body: DeliveryAddressInput,
  responses: { 200: DeliveryAddress },
  errors: ['not_found'],
});

export const deleteDeliveryAddress = defineRoute({
  method: 'DELETE',
  path: '/users/delivery_addresses/{id}/',
  summary: 'Deletes an address; if it was the default, the newest of the others becomes it',
  permission: 'session',
  params: IdParams,
  responses: { 204: null },
  errors: ['not_found'],
});

export const setDefaultDeliveryAddress = defineRoute({
  method: 'PUT',
  path: '/users/delivery_addresses/default/',
  summary: 'Makes an address the default one',
  permission: 'session',
  body: z.object({ id: Id }),
  responses: { 200: DeliveryAddress },
  errors: ['not_found'],
});
