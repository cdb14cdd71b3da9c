import type { ComplaintDecision } from '@karavan/shared-api/contract/complaint-cases';
import { defineEvent } from '../../../platform/events/domain-event.ts';

/** An operator has decided all complaints about a thing. */
export const complaintsDecided = defineEvent<{
  readonly organizationId: number;
  readonly caseId: number;
  readonly decision: ComplaintDecision;
  /** The item it is about, or where the comment stood. */
  readonly itemId: number | null;
  /** Who wrote the comment. */
  readonly authorId: number | null;
}>('complaints-decided');
