export { notificationListeners } from './listeners.ts';
export { NOTIFICATION_TITLES } from './notification-texts.ts';
export { notificationsRoutes } from './notifications.routes.ts';
export type { NotificationsTables } from './notifications.tables.ts';
export { eraseNotifications } from './erase-notifications.ts';
export { NOTIFICATION_RECORDS } from './notifications.records.ts';
export { tellBroadcast } from './tell-broadcast.ts';
export { tellAccepted } from './tell-accepted.ts';
export { tellClosing } from './tell-closing.ts';
