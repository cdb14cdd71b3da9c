export { createRegionGuess } from './list-regions.ts';
export { createLocateAddress, type LocateAddress } from './locate-address.ts';
export { registerFlags } from './register-flags.ts';
export { regionsRoutes } from './regions.routes.ts';
