export { formatDate, type DateLayout } from './dates.ts';
export { addressLink, mapPlatformOf, placeLink } from './map-link.ts';
export { abbreviateCount, formatBadge, formatNumber } from './numbers.ts';
