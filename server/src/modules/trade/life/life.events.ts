import type { LifeAction } from '@karavan/shared-api/contract/life-states';
import { defineEvent } from '../../../platform/events/domain-event.ts';

/** An organization has been announced to close, begins or ends closing, or goes on. */
export const organizationLifeMoved = defineEvent<{
  readonly organizationId: number;
  /** What has happened, in the history. */
  readonly stepId: number;
  readonly action: LifeAction;
  /** Null for what the clock has done. */
  readonly actorId: number | null;
}>('organization-life-moved');

/** An organization sells nothing new from now on; what others were offered of it ends here. */
export const organizationClosing = defineEvent<{
  readonly organizationId: number;
  readonly actorId: number | null;
}>('organization-closing');
