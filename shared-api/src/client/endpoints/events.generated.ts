// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/events.ts';
import type { Endpoint } from '../endpoint.ts';

export const addEventDates: Endpoint<typeof routes.addEventDates> = {
  method: 'POST',
  path: '/organizations/{id}/events/{item}/dates/',
  idempotent: true,
};

export const addGuest: Endpoint<typeof routes.addGuest> = {
  method: 'POST',
  path: '/organizations/{id}/events/{item}/guests/',
  idempotent: true,
};

export const admitByHand: Endpoint<typeof routes.admitByHand> = {
  method: 'POST',
  path: '/organizations/{id}/events/{item}/admit/',
};

export const cancelEvent: Endpoint<typeof routes.cancelEvent> = {
  method: 'POST',
  path: '/organizations/{id}/events/{item}/cancel/',
};

export const createEvent: Endpoint<typeof routes.createEvent> = {
  method: 'POST',
  path: '/organizations/{id}/events/',
  idempotent: true,
};

export const deleteEvent: Endpoint<typeof routes.deleteEvent> = {
  method: 'DELETE',
  path: '/organizations/{id}/events/{item}/',
};

export const downloadDoor: Endpoint<typeof routes.downloadDoor> = {
  method: 'GET',
  path: '/organizations/{id}/events/{item}/door/excel/',
};

export const duplicateEvent: Endpoint<typeof routes.duplicateEvent> = {
  method: 'POST',
  path: '/organizations/{id}/events/{item}/duplicate/',
  idempotent: true,
};

export const getEditedEvent: Endpoint<typeof routes.getEditedEvent> = {
  method: 'GET',
  path: '/organizations/{id}/events/{item}/edit/',
};

export const getEventRun: Endpoint<typeof routes.getEventRun> = {
  method: 'GET',
  path: '/organizations/{id}/events/{item}/',
};

export const listDoor: Endpoint<typeof routes.listDoor> = {
  method: 'GET',
  path: '/organizations/{id}/events/{item}/door/',
};

export const listEvents: Endpoint<typeof routes.listEvents> = {
  method: 'GET',
  path: '/organizations/{id}/events/',
};

export const moveEvent: Endpoint<typeof routes.moveEvent> = {
  method: 'POST',
  path: '/organizations/{id}/events/{item}/move/',
};

export const packDoor: Endpoint<typeof routes.packDoor> = {
  method: 'GET',
  path: '/organizations/{id}/events/{item}/door/pack/',
};

export const removeGuest: Endpoint<typeof routes.removeGuest> = {
  method: 'DELETE',
  path: '/organizations/{id}/events/{item}/guests/{guest}/',
};

export const updateEvent: Endpoint<typeof routes.updateEvent> = {
  method: 'PUT',
  path: '/organizations/{id}/events/{item}/',
};
