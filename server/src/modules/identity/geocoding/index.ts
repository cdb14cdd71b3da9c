export { createGeocoder } from './create-geocoder.ts';
export { geocodingRoutes } from './geocoding.routes.ts';
