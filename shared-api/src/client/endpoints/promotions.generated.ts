// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/promotions.ts';
import type { Endpoint } from '../endpoint.ts';

export const chooseCartPromotion: Endpoint<typeof routes.chooseCartPromotion> = {
  method: 'PUT',
  path: '/carts/{id}/promotion/',
};

export const createPromotion: Endpoint<typeof routes.createPromotion> = {
  method: 'POST',
  path: '/organizations/{id}/promos/',
  idempotent: true,
};

export const deletePromotion: Endpoint<typeof routes.deletePromotion> = {
  method: 'DELETE',
  path: '/organizations/{id}/promos/{promo}/',
};

export const getEditedPromotion: Endpoint<typeof routes.getEditedPromotion> = {
  method: 'GET',
  path: '/organizations/{id}/promos/{promo}/',
};

export const getPromotion: Endpoint<typeof routes.getPromotion> = {
  method: 'GET',
  path: '/promos/{id}/',
};

export const getPromotionStats: Endpoint<typeof routes.getPromotionStats> = {
  method: 'GET',
  path: '/organizations/{id}/promo_stats/',
};

export const listPromotions: Endpoint<typeof routes.listPromotions> = {
  method: 'GET',
  path: '/promos/',
};

export const listStaffPromotions: Endpoint<typeof routes.listStaffPromotions> = {
  method: 'GET',
  path: '/organizations/{id}/promos/',
};

export const movePromotion: Endpoint<typeof routes.movePromotion> = {
  method: 'POST',
  path: '/organizations/{id}/promos/{promo}/move/',
};

export const updatePromotion: Endpoint<typeof routes.updatePromotion> = {
  method: 'PUT',
  path: '/organizations/{id}/promos/{promo}/',
};
