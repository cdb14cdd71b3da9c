export { followersRoutes } from './followers.routes.ts';
