export { organizationsAdmitting, type Viewer } from './admission.policy.ts';
export { followersRoutes } from './followers.routes.ts';
export { tellAcceptedTask } from './tell-accepted-task.ts';
