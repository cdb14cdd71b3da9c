import type { NotificationType } from '@karavan/shared-api/contract/notification-types';

const RESUMES = 'requests between people with resumes and organizations';

/** Types of the specification that nothing can cause yet, each with the flow that will. */
export const AWAITED_TYPES = {
  resume_request: RESUMES,
  resume_request_accepted: RESUMES,
  resume_request_declined: RESUMES,
  resume_request_for_client: RESUMES,
  resume_request_accepted_for_client: RESUMES,
  resume_request_declined_for_client: RESUMES,
} as const satisfies Readonly<Partial<Record<NotificationType, string>>>;
