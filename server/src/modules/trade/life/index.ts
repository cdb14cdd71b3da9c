export { closeOrganizations, closeOrganizationsTask } from './close-organizations.ts';
export { organizationClosing, organizationLifeMoved } from './life.events.ts';
export { lifeRoutes } from './life.routes.ts';
export type { LifeTables } from './life.tables.ts';
export { tellClosingTask } from './tell-closing-task.ts';
