import { defineEvent } from '../../../platform/events/domain-event.ts';
import type { MembershipAction } from './membership-transitions.ts';

/** Somebody has opened an organization of their own. */
export const organizationOpened = defineEvent<{
  readonly organizationId: number;
  readonly ownerId: number;
}>('organization-opened');

/** Somebody works for an organization, no longer does, or may do other things there. */
export const memberChanged = defineEvent<{
  readonly organizationId: number;
  readonly userId: number;
}>('member-changed');

/** Somebody was invited, or a membership has gone along a row of its table. */
export const membershipMoved = defineEvent<{
  readonly organizationId: number;
  readonly membershipId: number;
  readonly userId: number;
  /** Null for the clock. */
  readonly actorId: number | null;
  readonly action: MembershipAction | 'invite';
}>('membership-moved');

/** Somebody who works there, or is invited, has got another role or position. */
export const positionChanged = defineEvent<{
  readonly organizationId: number;
  readonly membershipId: number;
  readonly userId: number;
  readonly actorId: number;
  readonly isInvited: boolean;
}>('position-changed');
