export { PERISHABLE_CLAIMS } from './claim-place.ts';
export { createMapSources } from './create-map-sources.ts';
export { mapPlacesRoutes } from './map-places.routes.ts';
export { selectConfirmedPlaces } from './select-confirmed-places.ts';
export type { MapPlacesTables } from './map-places.tables.ts';
