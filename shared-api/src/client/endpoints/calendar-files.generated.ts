// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/calendar-files.ts';
import type { Endpoint } from '../endpoint.ts';

export const getEventCalendar: Endpoint<typeof routes.getEventCalendar> = {
  method: 'GET',
  path: '/shop/items/{id}/calendar/',
};

export const getReceiptCalendar: Endpoint<typeof routes.getReceiptCalendar> = {
  method: 'GET',
  path: '/receipts/{id}/calendar/',
};
