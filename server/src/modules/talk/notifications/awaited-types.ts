import type { NotificationType } from '@karavan/shared-api/contract/notification-types';

const RESUMES = 'requests between people with resumes and organizations';
const CARDS = 'organizations that change their discount cards';

/** Types of the specification that nothing can cause yet, each with the flow that will. */
export const AWAITED_TYPES = {
  resume_request: RESUMES,
  resume_request_accepted: RESUMES,
  resume_request_declined: RESUMES,
  resume_request_for_client: RESUMES,
  resume_request_accepted_for_client: RESUMES,
  resume_request_declined_for_client: RESUMES,
  new_discount: CARDS,
  decline_discount: CARDS,
} as const satisfies Readonly<Partial<Record<NotificationType, string>>>;
