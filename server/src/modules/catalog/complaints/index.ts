export { complaintsRoutes } from './complaints.routes.ts';
export type { ComplaintsTables } from './complaints.tables.ts';
