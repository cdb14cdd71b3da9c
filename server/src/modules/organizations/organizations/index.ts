export { createFindCities } from './find-cities.ts';
export { presentOrganizationCard, selectOrganizationCards } from './organization-card.ts';
export { organizationFollowed } from './organizations.events.ts';
export { organizationsRoutes } from './organizations.routes.ts';
export { findClient } from './organizations.queries.ts';
export type { OrganizationsTables } from './organizations.tables.ts';
export { createOrganizationPreview } from './preview-organization.ts';
export { deliveryServices, selectOrganizations } from './select-organizations.ts';
