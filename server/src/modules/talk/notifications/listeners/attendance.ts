import { onEvent, type EventHandler } from '../../../../platform/events/domain-event.ts';
import { attendanceReminded, attended } from '../../../organizations/attendance/index.ts';
import { rosterChanged } from '../../../organizations/roster/index.ts';
import type { NotificationsTables } from '../notifications.tables.ts';
import { notifyPerson, notifyStaff } from '../notify.ts';

/**
 * Whoever looks after the staff hears who has come and gone; people are reminded to say so, and hear that their shifts
 * have changed.
 */
export const attendanceListeners: readonly EventHandler<NotificationsTables>[] = [
  onEvent(attended, (unit, { organizationId, membershipId, userId, attendanceId, direction }) =>
    notifyStaff(unit, {
      type: `attendance_${direction}`,
      eventKey: `attendance:${attendanceId}:${direction}`,
      group: `organization:${organizationId}`,
      organizationId,
      senderId: userId,
      extraData: { membership_id: membershipId },
      permission: 'can_manage_staff',
      except: userId,
    }),
  ),
  onEvent(attendanceReminded, (unit, { organizationId, membershipId, userId, direction, day }) =>
    notifyPerson(unit, {
      type: `check_attendance_${direction}`,
      eventKey: `attendance:${membershipId}:${day}:remind_${direction}`,
      organizationId,
      senderId: null,
      extraData: { membership_id: membershipId },
      userId,
    }),
  ),
  onEvent(rosterChanged, (unit, { organizationId, membershipId, userId, changedAt }) =>
    notifyPerson(unit, {
      type: 'roster_changed',
      eventKey: `roster:${membershipId}:${changedAt}`,
      organizationId,
      senderId: null,
      extraData: { membership_id: membershipId },
      userId,
    }),
  ),
];
