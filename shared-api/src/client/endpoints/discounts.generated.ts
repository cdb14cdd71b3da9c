// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/discounts.ts';
import type { Endpoint } from '../endpoint.ts';

export const chooseDiscount: Endpoint<typeof routes.chooseDiscount> = {
  method: 'PUT',
  path: '/organizations/{id}/discounts/own/',
};

export const deleteDiscounts: Endpoint<typeof routes.deleteDiscounts> = {
  method: 'POST',
  path: '/organizations/{id}/discounts/doBulkDelete/',
};

export const getAppleCard: Endpoint<typeof routes.getAppleCard> = {
  method: 'GET',
  path: '/organizations/{id}/discounts/own/apple_pass/',
};

export const getDiscounts: Endpoint<typeof routes.getDiscounts> = {
  method: 'GET',
  path: '/organizations/{id}/discounts/',
};

export const getGoogleCard: Endpoint<typeof routes.getGoogleCard> = {
  method: 'GET',
  path: '/organizations/{id}/discounts/own/google_pass/',
};

export const getOwnDiscounts: Endpoint<typeof routes.getOwnDiscounts> = {
  method: 'GET',
  path: '/organizations/{id}/discounts/own/',
};

export const listCashbackEntries: Endpoint<typeof routes.listCashbackEntries> = {
  method: 'GET',
  path: '/organizations/{id}/discounts/entries/',
};

export const listDiscountBackgrounds: Endpoint<typeof routes.listDiscountBackgrounds> = {
  method: 'GET',
  path: '/discount_backgrounds/',
};

export const listDiscountOffers: Endpoint<typeof routes.listDiscountOffers> = {
  method: 'GET',
  path: '/discounts/',
};

export const listOwnDiscounts: Endpoint<typeof routes.listOwnDiscounts> = {
  method: 'GET',
  path: '/discounts/own/',
};

export const updateDiscounts: Endpoint<typeof routes.updateDiscounts> = {
  method: 'POST',
  path: '/organizations/{id}/discounts/doBulkUpdate/',
};
