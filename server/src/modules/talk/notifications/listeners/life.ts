import type { LifeAction } from '@karavan/shared-api/contract/life-states';
import { onEvent, type EventHandler } from '../../../../platform/events/domain-event.ts';
import { organizationLifeMoved } from '../../../trade/life/index.ts';
import type { NotificationsTables } from '../notifications.tables.ts';
import { notifyMembers } from '../notify.ts';

const TYPES = {
  announce: 'closing_announced',
  take_back: 'closing_taken_back',
  close: 'closing_begun',
  fall_due: 'closing_begun',
  end: 'organization_deactivated',
  reopen: 'organization_reactivated',
} as const satisfies Readonly<Record<LifeAction, string>>;

/** Everybody who works for an organization hears how it ends, and that it comes back. */
export const lifeListeners: readonly EventHandler<NotificationsTables>[] = [
  onEvent(organizationLifeMoved, (unit, { organizationId, stepId, action, actorId }) =>
    notifyMembers(unit, {
      type: TYPES[action],
      eventKey: `life:${stepId}`,
      organizationId,
      membersOf: organizationId,
      senderId: actorId,
      extraData: {},
    }),
  ),
];
