import { z } from 'zod/mini';
import { Id, IdParams } from './common.ts';
import type { ErrorCode } from './errors.ts';
import { Receipt } from './orders.ts';
import { defineRoute, type Route } from './route.ts';

/** The specification's own calls for accepting: faces of `acceptOrder` and `acceptBooking`, which name the order in their body. */
const acceptance = {
  method: 'POST',
  permission: 'session',
  body: z.object({
    transaction_id: Id,
    /** How far the clock of whoever accepts is ahead of UTC; kept in the log of what the staff has done. */
    utc_offset_minutes: z.number().check(z.int(), z.gte(-720), z.lte(840)),
  }),
  responses: { 200: Receipt },
  errors: ['not_found', 'conflict'] as ErrorCode[],
} as const;

/** They differ in which orders they accept. */
export type ReceiptAcceptance = typeof acceptance & Pick<Route, 'path' | 'summary'>;

export const acceptReceipt: ReceiptAcceptance = defineRoute({
  ...acceptance,
  path: '/transactions/accept/',
  summary: 'Accepts an order of goods that is paid for when it is handed over, for staff who may',
});

export const acceptOnlineReceipt: ReceiptAcceptance = defineRoute({
  ...acceptance,
  path: '/transactions/online_payment/accept/',
  summary: 'Accepts an order of goods that is paid for online, for staff who may',
});

export const acceptBookingReceipt: ReceiptAcceptance = defineRoute({
  ...acceptance,
  path: '/transactions/booking/accept/',
  summary: 'Accepts a rental, for staff who may',
});

/** The till's: a face of `sellOrder`. */
export const completeOfflineTransaction: ReceiptAcceptance = defineRoute({
  ...acceptance,
  path: '/transactions/offline/complete/',
  summary: 'Sells a cart that the client has brought to the till, for staff who may',
  errors: [...acceptance.errors, 'own_purchase'],
});

/** One order by its number: faces of the calls of receipts. */
const ofOne = {
  permission: 'session',
  params: IdParams,
} as const;

export const getTransaction = defineRoute({
  ...ofOne,
  method: 'GET',
  path: '/transactions/{id}/',
  summary: 'One order with everything on its receipt; for its client and the staff',
  responses: { 200: Receipt },
  errors: ['not_found'],
});

export const getBookingTransaction = defineRoute({
  ...ofOne,
  method: 'GET',
  path: '/transactions/booking/{id}/',
  summary: 'One rental with everything on its receipt; for its client and the staff',
  responses: { 200: Receipt },
  errors: ['not_found'],
});

export const cancelBookingReceipt = defineRoute({
  ...ofOne,
  method: 'DELETE',
  path: '/transactions/booking/{id}/',
  summary: 'Cancels a rental of the client that is not handed over yet',
  responses: { 204: null },
  errors: ['not_found', 'conflict'],
});
