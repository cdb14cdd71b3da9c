import type { Tables } from './database-tables.ts';
import { notificationListeners } from './modules/talk/notifications/index.ts';
import { passWebhooks } from './modules/talk/webhooks/index.ts';
import { memberChanged, membershipMoved, tellOfWork } from './modules/organizations/staff/index.ts';
import {
  cancelOfClosing,
  cancelOfLeaving,
  transferMoved,
} from './modules/organizations/transfers/index.ts';
import { releaseDeliveries } from './modules/trade/delivery/index.ts';
import { passAccounts } from './modules/trade/payments/index.ts';
import { organizationClosing } from './modules/trade/life/index.ts';
import { organizationRenamed } from './modules/organizations/organizations/index.ts';
import { loseBadge } from './modules/organizations/trust/index.ts';
import { sessionEnded } from './platform/auth/session-ended.ts';
import { onEvent, type EventHandler } from './platform/events/domain-event.ts';
import { askForRightsAgain } from './platform/realtime/rights-changed.ts';

/** Who listens to what; they act in this order. */
export const EVENT_HANDLERS: readonly EventHandler<Tables>[] = [
  // Before it is told: what they leave behind is news to others.
  onEvent(membershipMoved, cancelOfLeaving),
  onEvent(organizationClosing, cancelOfClosing),
  onEvent(membershipMoved, releaseDeliveries),
  onEvent(organizationRenamed, loseBadge),
  onEvent(transferMoved, passAccounts),
  onEvent(transferMoved, passWebhooks),
  ...notificationListeners,
  onEvent(memberChanged, askForRightsAgain),
  onEvent(memberChanged, tellOfWork),
  onEvent(sessionEnded, askForRightsAgain),
];
