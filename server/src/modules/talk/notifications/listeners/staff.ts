import type { CardAnswer } from '@karavan/shared-api/contract/cards';
import { onEvent, type EventHandler } from '../../../../platform/events/domain-event.ts';
import type { UnitOfWork } from '../../../../platform/events/unit-of-work.ts';
import {
  findPositionTexts,
  membershipMoved,
  positionChanged,
  type MembershipAction,
  type StaffTables,
} from '../../../organizations/staff/index.ts';
import type { NotificationsTables } from '../notifications.tables.ts';
import { notifyPerson, notifyStaff } from '../notify.ts';
import { settleCards, settleStaffCards } from '../settle-cards.ts';
import { membershipSubject } from '../subjects.ts';

type Unit = UnitOfWork<NotificationsTables & StaffTables>;

interface Membership {
  readonly organizationId: number;
  readonly membershipId: number;
  readonly userId: number;
  readonly actorId: number | null;
}

/** What the person and those who look after the staff are told of each move; settled cards tell the rest. */
const MOVED: Readonly<
  Record<MembershipAction | 'invite', (unit: Unit, membership: Membership) => Promise<void>>
> = {
  invite,
  async accept(unit, membership) {
    const about = await aboutOf(unit, membership);
    const { userId, membershipId } = membership;
    const subject = membershipSubject(membershipId);
    const eventKey = `${subject}:accept`;
    await notifyPerson(unit, {
      ...about,
      subject,
      eventKey,
      type: 'get_job',
      userId,
      senderId: null,
      answered: { answer: 'accept', actorId: userId },
    });
    await tellStaff(unit, membership, 'recruit_accepted', userId);
  },
  async decline(unit, membership) {
    await settle(unit, membership, 'reject');
    // Who it is, they have not told.
    await tellStaff(unit, membership, 'recruit_declined', null);
  },
  withdraw: (unit, membership) => settle(unit, membership, 'withdraw'),
  expire: (unit, membership) => settle(unit, membership, 'expire'),
  async quit(unit, membership) {
    await settleStaffCards(unit, membership);
    await tellStaff(unit, membership, 'quit', membership.userId);
  },
  async dismiss(unit, membership) {
    await settleStaffCards(unit, membership);
    const { userId, membershipId } = membership;
    await notifyPerson(unit, {
      ...(await aboutOf(unit, membership)),
      eventKey: `${membershipSubject(membershipId)}:dismiss`,
      type: 'dismissed',
      userId,
      senderId: null,
    });
  },
};

export const staffListeners: readonly EventHandler<NotificationsTables & StaffTables>[] = [
  onEvent(membershipMoved, (unit: Unit, { action, ...membership }) =>
    MOVED[action](unit, membership),
  ),

  onEvent(positionChanged, async (unit: Unit, { isInvited, ...membership }) => {
    // They are asked anew, for something else.
    if (isInvited) return invite(unit, membership);
    const about = await aboutOf(unit, membership);
    const { userId, actorId, membershipId } = membership;
    // The same change may be made again later.
    const eventKey = `${membershipSubject(membershipId)}:change:${new Date().toISOString()}`;
    await notifyPerson(unit, {
      ...about,
      eventKey,
      type: 'changed_position',
      userId,
      senderId: null,
    });
    await notifyStaff(unit, {
      ...about,
      eventKey,
      type: 'changed_position_as_owner',
      permission: 'can_manage_staff',
      senderId: userId,
      except: actorId,
    });
  }),
];

async function invite(unit: Unit, membership: Membership): Promise<void> {
  const { userId, actorId, membershipId } = membership;
  const subject = membershipSubject(membershipId);
  await notifyPerson(unit, {
    ...(await aboutOf(unit, membership)),
    subject,
    eventKey: `${subject}:invite:${new Date().toISOString()}`,
    type: 'recruit',
    userId,
    senderId: actorId,
  });
}

/** But not whoever has done it. */
async function tellStaff(
  unit: Unit,
  membership: Membership,
  type: 'recruit_accepted' | 'recruit_declined' | 'quit',
  senderId: number | null,
): Promise<void> {
  await notifyStaff(unit, {
    ...(await aboutOf(unit, membership)),
    eventKey: `${membershipSubject(membership.membershipId)}:${type}`,
    type,
    permission: 'can_manage_staff',
    senderId,
    except: membership.actorId,
  });
}

const settle = (unit: Unit, { membershipId, actorId }: Membership, answer: CardAnswer) =>
  settleCards(unit, { subject: membershipSubject(membershipId), answer, actorId });

async function aboutOf({ trx }: Unit, { organizationId, membershipId }: Membership) {
  const { role, position } = await findPositionTexts(trx, membershipId);
  return {
    organizationId,
    extraData: { membership_id: membershipId, role: position || role },
  };
}
