export { formatDate, type DateLayout } from './dates.ts';
export { abbreviateCount, formatBadge, formatNumber } from './numbers.ts';
