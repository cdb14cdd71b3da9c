import type { NotificationType } from '@karavan/shared-api/contract/notification-types';

const RESUMES = 'requests between people with resumes and organizations';
const OFFERS = 'clients who refuse a card that a seller offers them';

/** Types of the specification that nothing can cause yet, each with the flow that will. */
export const AWAITED_TYPES = {
  resume_request: RESUMES,
  resume_request_accepted: RESUMES,
  resume_request_declined: RESUMES,
  resume_request_for_client: RESUMES,
  resume_request_accepted_for_client: RESUMES,
  resume_request_declined_for_client: RESUMES,
  decline_discount: OFFERS,
} as const satisfies Readonly<Partial<Record<NotificationType, string>>>;
