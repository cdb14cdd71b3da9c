import { onEvent, type EventHandler } from '../../../../platform/events/domain-event.ts';
import { newDeviceSignedIn } from '../../../identity/accounts/index.ts';
import type { NotificationsTables } from '../notifications.tables.ts';
import { notifyPerson } from '../notify.ts';

export const accountListeners: readonly EventHandler<NotificationsTables>[] = [
  onEvent(newDeviceSignedIn, (unit, { userId, deviceTitle, location }) =>
    notifyPerson(unit, {
      type: 'new_device',
      eventKey: `sign-in:${crypto.randomUUID()}`,
      organizationId: null,
      senderId: null,
      userId,
      extraData: {
        device_title: deviceTitle,
        location,
        created_at: new Date().toISOString(),
      },
    }),
  ),
];
