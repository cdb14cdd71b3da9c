import { onEvent, type EventHandler } from '../../../../platform/events/domain-event.ts';
import type { UnitOfWork } from '../../../../platform/events/unit-of-work.ts';
import {
  followRequested,
  organizationFollowed,
} from '../../../organizations/organizations/index.ts';
import { organizationOpened } from '../../../organizations/staff/index.ts';
import type { NotificationsTables } from '../notifications.tables.ts';
import { notifyStaff, notifyWorker } from '../notify.ts';

const followerListeners: readonly EventHandler<NotificationsTables>[] = (
  [
    ['followed_to_organization', organizationFollowed],
    ['follow_requested', followRequested],
  ] as const
).map(([type, event]) =>
  onEvent(event, (unit, { organizationId, followerId }) =>
    notifyStaff(unit, {
      type,
      eventKey: `follower:${organizationId}:${followerId}`,
      group: `organization:${organizationId}`,
      organizationId,
      senderId: followerId,
      extraData: {},
      permission: 'can_manage_followers_partners',
      except: followerId,
    }),
  ),
);

/** What organizations tell their staff about themselves. */
export const organizationListeners: readonly EventHandler<NotificationsTables>[] = [
  ...followerListeners,
  onEvent(
    organizationOpened,
    (unit: UnitOfWork<NotificationsTables>, { organizationId, ownerId }) =>
      notifyWorker(unit, {
        type: 'new_organization',
        eventKey: `organization:${organizationId}`,
        organizationId,
        senderId: null,
        extraData: {},
        userId: ownerId,
        actorId: ownerId,
      }),
  ),
];
