// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/rental-terms.ts';
import type { Endpoint } from '../endpoint.ts';

export const addRentalCalendar: Endpoint<typeof routes.addRentalCalendar> = {
  method: 'POST',
  path: '/organizations/{id}/rentals/{item}/calendars/',
};

export const blockRental: Endpoint<typeof routes.blockRental> = {
  method: 'POST',
  path: '/organizations/{id}/rentals/{item}/blocks/',
  idempotent: true,
};

export const closeRentalFeed: Endpoint<typeof routes.closeRentalFeed> = {
  method: 'DELETE',
  path: '/organizations/{id}/rentals/{item}/feed/',
};

export const getEditedRental: Endpoint<typeof routes.getEditedRental> = {
  method: 'GET',
  path: '/organizations/{id}/rentals/{item}/',
};

export const getRentalCalendars: Endpoint<typeof routes.getRentalCalendars> = {
  method: 'GET',
  path: '/organizations/{id}/rentals/{item}/calendars/',
};

export const getRentalMonth: Endpoint<typeof routes.getRentalMonth> = {
  method: 'GET',
  path: '/organizations/{id}/rentals/{item}/month/',
};

export const listStaffRentals: Endpoint<typeof routes.listStaffRentals> = {
  method: 'GET',
  path: '/organizations/{id}/rentals/',
};

export const openRentalFeed: Endpoint<typeof routes.openRentalFeed> = {
  method: 'POST',
  path: '/organizations/{id}/rentals/{item}/feed/',
};

export const readRentalFeed: Endpoint<typeof routes.readRentalFeed> = {
  method: 'GET',
  path: '/rentals/feeds/{secret}/',
};

export const removeRentalCalendar: Endpoint<typeof routes.removeRentalCalendar> = {
  method: 'DELETE',
  path: '/organizations/{id}/rental-calendars/{calendar}/',
};

export const unblockRental: Endpoint<typeof routes.unblockRental> = {
  method: 'DELETE',
  path: '/organizations/{id}/rental-blocks/{block}/',
};

export const updateRentalTerms: Endpoint<typeof routes.updateRentalTerms> = {
  method: 'PUT',
  path: '/organizations/{id}/rentals/{item}/',
};
