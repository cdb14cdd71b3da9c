export { partnersRoutes } from './partners.routes.ts';
export type { PartnersTables } from './partners.tables.ts';
