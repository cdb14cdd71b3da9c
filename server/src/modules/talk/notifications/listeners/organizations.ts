import { onEvent, type EventHandler } from '../../../../platform/events/domain-event.ts';
import { organizationFollowed } from '../../../organizations/organizations/index.ts';
import type { NotificationsTables } from '../notifications.tables.ts';
import { notifyStaff } from '../notify.ts';

/** What organizations tell their staff about themselves. */
export const organizationListeners: readonly EventHandler<NotificationsTables>[] = [
  onEvent(organizationFollowed, (unit, { organizationId, followerId }) =>
    notifyStaff(unit, {
      type: 'followed_to_organization',
      eventKey: `follower:${organizationId}:${followerId}`,
      organizationId,
      senderId: followerId,
      except: followerId,
      extraData: {},
      permission: 'can_manage_followers_partners',
    }),
  ),
];
