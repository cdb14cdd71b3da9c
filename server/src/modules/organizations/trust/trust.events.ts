import { defineEvent } from '../../../platform/events/domain-event.ts';

interface Standing {
  readonly organizationId: number;
  /** What has happened, in the history. */
  readonly stepId: number;
}

/** The platform, or a new title, has changed whether an organization shows the badge. */
export const verificationChanged = defineEvent<
  Standing & { readonly outcome: 'verified' | 'rejected' | 'revoked' }
>('verification-changed');

/** The platform has decided whether an organization is found. */
export const visibilityChanged = defineEvent<
  Standing & { readonly outcome: 'limited' | 'kept' | 'lifted' }
>('visibility-changed');
