// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/carts.ts';
import type { Endpoint } from '../endpoint.ts';

export const addToCart: Endpoint<typeof routes.addToCart> = {
  method: 'POST',
  path: '/carts/items/',
};

export const checkoutDelivery: Endpoint<typeof routes.checkoutDelivery> = {
  method: 'POST',
  path: '/carts/{id}/delivery/',
  idempotent: true,
};

export const checkoutOffline: Endpoint<typeof routes.checkoutOffline> = {
  method: 'POST',
  path: '/carts/{id}/offline/',
  idempotent: true,
};

export const checkoutOnlinePayment: Endpoint<typeof routes.checkoutOnlinePayment> = {
  method: 'POST',
  path: '/carts/{id}/onlinePayment/',
  idempotent: true,
};

export const checkoutSelfPickup: Endpoint<typeof routes.checkoutSelfPickup> = {
  method: 'POST',
  path: '/carts/{id}/selfPickup/',
  idempotent: true,
};

export const countCartItems: Endpoint<typeof routes.countCartItems> = {
  method: 'GET',
  path: '/carts/count/',
};

export const getCart: Endpoint<typeof routes.getCart> = {
  method: 'GET',
  path: '/carts/{id}/',
};

export const getCartedItem: Endpoint<typeof routes.getCartedItem> = {
  method: 'GET',
  path: '/carts/items/{id}/',
};

export const listCarts: Endpoint<typeof routes.listCarts> = {
  method: 'GET',
  path: '/carts/',
};

export const setCartedSize: Endpoint<typeof routes.setCartedSize> = {
  method: 'PUT',
  path: '/carts/items/{id}/',
};

export const updateCart: Endpoint<typeof routes.updateCart> = {
  method: 'PUT',
  path: '/carts/{id}/',
};

export const updateCartCashback: Endpoint<typeof routes.updateCartCashback> = {
  method: 'PUT',
  path: '/carts/{id}/cashback/',
};

export const updateCartDelivery: Endpoint<typeof routes.updateCartDelivery> = {
  method: 'PUT',
  path: '/carts/{id}/updateDelivery/',
};
