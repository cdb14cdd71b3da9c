export type { NotificationType } from './notification-texts.ts';
export { notifyMembers, notifyPerson, notifyStaff, withdrawNotice } from './notify.ts';
export { notificationsRoutes } from './notifications.routes.ts';
export type { NotificationsTables } from './notifications.tables.ts';
