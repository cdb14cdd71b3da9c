export { directoryRoutes } from './directory.routes.ts';
export type { DirectoryTables } from './directory.tables.ts';
export type { IsUnmutedBy } from './list-organizations.ts';
export { LISTS, NEAREST, PLACE, selectPlaces, selectTypesOf } from './place.ts';
export { createServicePreview } from './preview-service.ts';
export { storeServices } from './reference/store-services.ts';
export { setServices } from './set-services.ts';
export { createFindListedServices } from './listed-pages.ts';
