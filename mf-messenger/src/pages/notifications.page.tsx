import type { PageModule } from '@karavan/shared-api/remote';
import { ReadNotifications } from '../features/read-notifications/read-notifications.tsx';

/** /notifications: the inbox. */
export const page: PageModule = { Component: ReadNotifications };
