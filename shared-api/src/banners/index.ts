export { useHomeBanners } from './use-home-banners.ts';
export { useSightings } from './use-sightings.ts';
export { withBannerWords } from './with-banner-words.tsx';
