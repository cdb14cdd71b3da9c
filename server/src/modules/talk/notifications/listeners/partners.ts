import type { CardAnswer } from '@karavan/shared-api/contract/cards';
import type { NotificationTypeOf } from '@karavan/shared-api/contract/notification-types';
import { onEvent, type EventHandler } from '../../../../platform/events/domain-event.ts';
import { partnershipMoved, type PartnershipAction } from '../../../organizations/partners/index.ts';
import type { NotificationsTables } from '../notifications.tables.ts';
import { notifyStaff } from '../notify.ts';
import { settleCards } from '../settle-cards.ts';
import { partnershipSubject } from '../subjects.ts';

type PartnershipType = NotificationTypeOf<'partnerships'>;

interface Told {
  /** What each side is told, of the other one. */
  readonly requester: PartnershipType;
  readonly recipient: PartnershipType;
}

const TOLD: Readonly<Record<PartnershipAction | 'request', Told | null>> = {
  request: { requester: 'partnership_requested', recipient: 'partnership_requested_recipient' },
  accept: { requester: 'partnership_accepted', recipient: 'partnership_accepted_recipient' },
  decline: { requester: 'partnership_declined', recipient: 'partnership_declined_recipient' },
  end: null,
};

/** What the side that is asked has done. */
const ANSWERS: Readonly<Record<PartnershipAction | 'request', CardAnswer | null>> = {
  request: null,
  accept: 'accept',
  decline: 'reject',
  end: 'end',
};

export const partnerListeners: readonly EventHandler<NotificationsTables>[] = [
  onEvent(partnershipMoved, async (unit, { partnershipId, action, actorId, from, ...sides }) => {
    const { organizationId, requesterId, recipientId } = sides;
    const subject = partnershipSubject(partnershipId);
    const told = TOLD[action];
    const answer = ANSWERS[action];
    const answered = answer && { answer, actorId };
    const tell = (type: PartnershipType, own: number, other: number, isAsked = false) =>
      notifyStaff(unit, {
        type,
        eventKey: subject,
        subject,
        organizationId: other,
        staffOf: own,
        permission: 'can_manage_followers_partners',
        senderId: null,
        ...(isAsked && answered && { answered }),
        extraData: { partnership_id: partnershipId, own_organization: own },
      });
    if (!told) {
      await settleCards(unit, { subject, answer, actorId });
      // A request that is taken back is no news.
      if (from !== 'accepted') return;
      const other = organizationId === requesterId ? recipientId : requesterId;
      return tell('partnership_ended', other, organizationId);
    }
    await tell(told.requester, requesterId, recipientId);
    await tell(told.recipient, recipientId, requesterId, true);
  }),
];
