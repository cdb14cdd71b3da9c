export { findPartnershipRequests } from './find-requests.ts';
export { partnershipMoved } from './partners.events.ts';
export { partnershipsOf, partnersOf } from './partners-of.ts';
export { readPartnershipCards } from './read-partnership-cards.ts';
export { partnersRoutes } from './partners.routes.ts';
export type { PartnersTables } from './partners.tables.ts';
export type { PartnershipAction } from './partnership-transitions.ts';
export { createFindListedPartners } from './listed-pages.ts';
