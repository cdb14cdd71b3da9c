import { IdParams } from './common.ts';
import { defineRoute } from './route.ts';

const CALENDAR = { mediaType: 'text/calendar; charset=utf-8' } as const;

export const getEventCalendar = defineRoute({
  method: 'GET',
  path: '/shop/items/{id}/calendar/',
  summary: 'An event as a calendar (RFC 5545); `SEQUENCE` grows whenever it is moved or cancelled',
  permission: 'public',
  params: IdParams,
  responses: { 200: CALENDAR },
  errors: ['not_found'],
});

export const getReceiptCalendar = defineRoute({
  method: 'GET',
  path: '/receipts/{id}/calendar/',
  summary: 'The rental, or the event, of an order as a calendar (RFC 5545), for its client',
  permission: 'session',
  params: IdParams,
  responses: { 200: CALENDAR },
  errors: ['not_found'],
});
