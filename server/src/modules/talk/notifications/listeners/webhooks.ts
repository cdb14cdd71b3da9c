import { onEvent, type EventHandler } from '../../../../platform/events/domain-event.ts';
import { webhookFailed } from '../../webhooks/index.ts';
import type { NotificationsTables } from '../notifications.tables.ts';
import { notifyOwner } from '../notify.ts';

/** The owner hears that an address gets nothing any more. */
export const webhookListeners: readonly EventHandler<NotificationsTables>[] = [
  onEvent(webhookFailed, (unit, { organizationId, webhookId, failingSince }) =>
    notifyOwner(unit, {
      type: 'webhook_failed',
      eventKey: `webhook:${webhookId}:${failingSince}`,
      organizationId,
      senderId: null,
      extraData: {},
    }),
  ),
];
