import { onEvent, type EventHandler } from '../../../../platform/events/domain-event.ts';
import type { UnitOfWork } from '../../../../platform/events/unit-of-work.ts';
import {
  newDeviceSignedIn,
  passkeyAdded,
  passkeyRemoved,
} from '../../../identity/accounts/index.ts';
import type { NotificationTypeOf } from '@karavan/shared-api/contract/notification-types';
import type { NotificationsTables } from '../notifications.tables.ts';
import { notifyPerson } from '../notify.ts';

interface News {
  readonly type: NotificationTypeOf<'devices'>;
  readonly userId: number;
  readonly title: string | null;
  readonly location: string;
}

function notify(unit: UnitOfWork<NotificationsTables>, { type, userId, title, location }: News) {
  return notifyPerson(unit, {
    type,
    eventKey: `sign-in:${crypto.randomUUID()}`,
    organizationId: null,
    senderId: null,
    userId,
    extraData: { device_title: title, location, created_at: new Date().toISOString() },
  });
}

/** What somebody should know of who can sign in as them. */
export const accountListeners: readonly EventHandler<NotificationsTables>[] = [
  onEvent(newDeviceSignedIn, (unit, { userId, deviceTitle: title, location }) =>
    notify(unit, { type: 'new_device', userId, title, location }),
  ),
  onEvent(passkeyAdded, (unit, { userId, name: title, place: location }) =>
    notify(unit, { type: 'passkey_added', userId, title, location }),
  ),
  onEvent(passkeyRemoved, (unit, { userId, name: title, place: location }) =>
    notify(unit, { type: 'passkey_removed', userId, title, location }),
  ),
];
