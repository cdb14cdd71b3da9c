export { registerFlags } from './register-flags.ts';
export { regionsRoutes } from './regions.routes.ts';
