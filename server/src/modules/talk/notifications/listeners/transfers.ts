import type { CardAnswer } from '@karavan/shared-api/contract/cards';
import { onEvent, type EventHandler } from '../../../../platform/events/domain-event.ts';
import { transferMoved, type TransferAction } from '../../../organizations/transfers/index.ts';
import type { NotificationsTables } from '../notifications.tables.ts';
import { notifyPerson } from '../notify.ts';
import { settleCards } from '../settle-cards.ts';
import { transferSubject } from '../subjects.ts';

/** What the card of whoever was asked says, where they hear no news. */
const SETTLED: Readonly<Partial<Record<TransferAction | 'offer', CardAnswer>>> = {
  decline: 'reject',
  withdraw: 'withdraw',
  expire: 'expire',
  cancel: 'end',
};

export const transferListeners: readonly EventHandler<NotificationsTables>[] = [
  onEvent(transferMoved, async (unit, { transferId, organizationId, action, ...people }) => {
    const { ownerId, recipientId, actorId } = people;
    const subject = transferSubject(transferId);
    const about = { organizationId, extraData: {}, eventKey: `${subject}:${action}` } as const;
    const answer = SETTLED[action];
    if (answer) await settleCards(unit, { subject, answer, actorId });
    if (action === 'offer') {
      await notifyPerson(unit, {
        ...about,
        subject,
        type: 'transfer_offered',
        userId: recipientId,
        senderId: ownerId,
      });
    }
    if (action === 'decline') {
      // Who it is, they have not told.
      await notifyPerson(unit, {
        ...about,
        type: 'transfer_declined',
        userId: ownerId,
        senderId: null,
      });
    }
    if (action !== 'accept') return;
    await notifyPerson(unit, {
      ...about,
      subject,
      type: 'owned_organization',
      userId: recipientId,
      senderId: ownerId,
      answered: { answer: 'accept', actorId: recipientId },
    });
    await notifyPerson(unit, {
      ...about,
      type: 'gave_organization',
      userId: ownerId,
      senderId: recipientId,
    });
  }),
];
