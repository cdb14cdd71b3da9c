export { organizationFollowed } from './organizations.events.ts';
export { organizationsRoutes } from './organizations.routes.ts';
export type { OrganizationsTables } from './organizations.tables.ts';
export { createOrganizationPreview } from './preview-organization.ts';
