// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/gifts.ts';
import type { Endpoint } from '../endpoint.ts';

export const blockGift: Endpoint<typeof routes.blockGift> = {
  method: 'PUT',
  path: '/organizations/{id}/gifts/{gift}/',
};

export const claimGift: Endpoint<typeof routes.claimGift> = {
  method: 'POST',
  path: '/gifts/claim/',
  idempotent: true,
};

export const correctGift: Endpoint<typeof routes.correctGift> = {
  method: 'POST',
  path: '/organizations/{id}/gifts/{gift}/correct/',
};

export const issueGifts: Endpoint<typeof routes.issueGifts> = {
  method: 'POST',
  path: '/organizations/{id}/gifts/',
  idempotent: true,
};

export const listGiftEntries: Endpoint<typeof routes.listGiftEntries> = {
  method: 'GET',
  path: '/gifts/{id}/entries/',
};

export const listGifts: Endpoint<typeof routes.listGifts> = {
  method: 'GET',
  path: '/gifts/',
};

export const listStaffGiftEntries: Endpoint<typeof routes.listStaffGiftEntries> = {
  method: 'GET',
  path: '/organizations/{id}/gifts/{gift}/entries/',
};

export const listStaffGifts: Endpoint<typeof routes.listStaffGifts> = {
  method: 'GET',
  path: '/organizations/{id}/gifts/',
};

export const updateCartGifts: Endpoint<typeof routes.updateCartGifts> = {
  method: 'PUT',
  path: '/carts/{id}/gifts/',
};
