import { onEvent, type EventHandler } from '../../../../platform/events/domain-event.ts';
import {
  followRequested,
  organizationFollowed,
} from '../../../organizations/organizations/index.ts';
import type { NotificationsTables } from '../notifications.tables.ts';
import { notifyStaff } from '../notify.ts';

/** What organizations tell their staff about themselves. */
export const organizationListeners: readonly EventHandler<NotificationsTables>[] = (
  [
    ['followed_to_organization', organizationFollowed],
    ['follow_requested', followRequested],
  ] as const
).map(([type, event]) =>
  onEvent(event, (unit, { organizationId, followerId }) =>
    notifyStaff(unit, {
      type,
      eventKey: `follower:${organizationId}:${followerId}`,
      organizationId,
      senderId: followerId,
      extraData: {},
      permission: 'can_manage_followers_partners',
      except: followerId,
    }),
  ),
);
