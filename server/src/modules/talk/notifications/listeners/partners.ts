import type { NotificationTypeOf } from '@karavan/shared-api/contract/notification-types';
import { onEvent, type EventHandler } from '../../../../platform/events/domain-event.ts';
import { partnershipMoved, type PartnershipAction } from '../../../organizations/partners/index.ts';
import type { NotificationsTables } from '../notifications.tables.ts';
import { notifyStaff, withdrawNotifications } from '../notify.ts';

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

export const partnerListeners: readonly EventHandler<NotificationsTables>[] = [
  onEvent(partnershipMoved, async (unit, { partnershipId, requesterId, recipientId, action }) => {
    const eventKey = `partnership:${partnershipId}`;
    // Nobody has to answer any more.
    const types = ['partnership_requested', 'partnership_requested_recipient'] as const;
    if (action !== 'request') await withdrawNotifications(unit, { types, eventKey });
    const told = TOLD[action];
    if (!told) return;
    const tell = (type: PartnershipType, own: number, other: number) =>
      notifyStaff(unit, {
        type,
        eventKey,
        organizationId: other,
        staffOf: own,
        permission: 'can_manage_followers_partners',
        senderId: null,
        extraData: { partnership_id: partnershipId, own_organization: own },
      });
    await tell(told.requester, requesterId, recipientId);
    await tell(told.recipient, recipientId, requesterId);
  }),
];
