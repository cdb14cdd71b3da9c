// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/banners.ts';
import type { Endpoint } from '../endpoint.ts';

export const countBanners: Endpoint<typeof routes.countBanners> = {
  method: 'POST',
  path: '/banners/count/',
};

export const createBanner: Endpoint<typeof routes.createBanner> = {
  method: 'POST',
  path: '/organizations/{id}/banners/',
  idempotent: true,
};

export const getBannerLink: Endpoint<typeof routes.getBannerLink> = {
  method: 'GET',
  path: '/banners/{id}/link/',
};

export const getEditedBanner: Endpoint<typeof routes.getEditedBanner> = {
  method: 'GET',
  path: '/organizations/{id}/banners/{banner}/',
};

export const hidePartnerBanner: Endpoint<typeof routes.hidePartnerBanner> = {
  method: 'PUT',
  path: '/organizations/{id}/partner_banners/',
};

export const listBannerOrganizations: Endpoint<typeof routes.listBannerOrganizations> = {
  method: 'GET',
  path: '/organizations/{id}/banners/{banner}/organizations/',
};

export const listBanners: Endpoint<typeof routes.listBanners> = {
  method: 'GET',
  path: '/banners/',
};

export const listPartnerBanners: Endpoint<typeof routes.listPartnerBanners> = {
  method: 'GET',
  path: '/organizations/{id}/partner_banners/',
};

export const listStaffBanners: Endpoint<typeof routes.listStaffBanners> = {
  method: 'GET',
  path: '/organizations/{id}/banners/',
};

export const moveBanner: Endpoint<typeof routes.moveBanner> = {
  method: 'POST',
  path: '/organizations/{id}/banners/{banner}/move/',
};

export const orderBanners: Endpoint<typeof routes.orderBanners> = {
  method: 'PUT',
  path: '/organizations/{id}/banner_order/',
};

export const shareBanner: Endpoint<typeof routes.shareBanner> = {
  method: 'PUT',
  path: '/organizations/{id}/banners/{banner}/organizations/',
};

export const updateBanner: Endpoint<typeof routes.updateBanner> = {
  method: 'PUT',
  path: '/organizations/{id}/banners/{banner}/',
};
