import { onEvent, type EventHandler } from '../../../../platform/events/domain-event.ts';
import { complaintsDecided, reportersOf } from '../../../catalog/complaints/index.ts';
import { verificationChanged, visibilityChanged } from '../../../organizations/trust/index.ts';
import type { NotificationsTables } from '../notifications.tables.ts';
import { notifyOwner, notifyPeople, notifyPerson } from '../notify.ts';

const VERIFICATION = {
  verified: 'organization_verified',
  rejected: 'verification_rejected',
  revoked: 'verification_revoked',
} as const;

const VISIBILITY = {
  limited: 'organization_limited',
  kept: 'review_declined',
  lifted: 'organization_unlimited',
} as const;

/** What the platform has decided; the reasons stand on the pages that these lead to. */
export const platformListeners: readonly EventHandler<NotificationsTables>[] = [
  onEvent(verificationChanged, (unit, { organizationId, stepId, outcome }) =>
    notifyOwner(unit, { ...step(organizationId, stepId), type: VERIFICATION[outcome] }),
  ),

  onEvent(visibilityChanged, (unit, { organizationId, stepId, outcome }) =>
    notifyOwner(unit, { ...step(organizationId, stepId), type: VISIBILITY[outcome] }),
  ),

  onEvent(complaintsDecided, async (unit, event) => {
    const { organizationId, caseId, decision, itemId, authorId } = event;
    const about = {
      eventKey: `complaints:${caseId}`,
      organizationId,
      ...(itemId !== null && { itemId }),
      senderId: null,
      extraData: {},
    } as const;
    await notifyPeople(unit, { ...about, type: 'complaint_reviewed', people: reportersOf(caseId) });
    if (decision === 'hide') await notifyOwner(unit, { ...about, type: 'item_hidden_by_platform' });
    if (authorId !== null) {
      await notifyPerson(unit, { ...about, type: 'comment_deleted_by_platform', userId: authorId });
    }
  }),
];

const step = (organizationId: number, stepId: number) =>
  ({
    eventKey: `standing:${stepId}`,
    organizationId,
    senderId: null,
    extraData: {},
  }) as const;
