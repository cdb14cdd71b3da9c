export { notificationListeners } from './listeners.ts';
export { notificationsRoutes } from './notifications.routes.ts';
export type { NotificationsTables } from './notifications.tables.ts';
