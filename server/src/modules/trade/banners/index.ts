export { bannersRoutes } from './banners.routes.ts';
export { addUpBanners, createBannerCounter, type BannerCounter } from './count-banners.ts';
export { moveBanner } from './editing/arrange-banners.ts';
export { createBanner } from './editing/store-banner.ts';
export { hidePartnerBanner } from './sharing/partner-banners.ts';
export { shareBanner } from './sharing/share-banner.ts';
