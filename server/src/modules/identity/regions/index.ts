export { findHouse } from './gazetteer/find-house.ts';
export { createRegionGuess } from './list-regions.ts';
export { createLocateAddress, type LocateAddress } from './locate-address.ts';
export { registerBaseMap } from './register-base-map.ts';
export { registerFlags } from './register-flags.ts';
export { regionsRoutes } from './regions.routes.ts';
