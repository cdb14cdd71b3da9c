export { organizationListeners } from './listeners/organizations.ts';
export {
  notifyMembers,
  notifyPerson,
  notifyPersonAndStaff,
  notifyStaff,
  withdrawNotice,
} from './notify.ts';
export { notificationsRoutes } from './notifications.routes.ts';
export type { NotificationsTables } from './notifications.tables.ts';
