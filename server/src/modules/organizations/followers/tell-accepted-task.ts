import { z } from 'zod';
import { defineTask } from '../../../platform/jobs/define-task.ts';

/** Those whom an organization has accepted hear of it, in batches. */
export const tellAcceptedTask = defineTask(
  'tell-accepted',
  z.object({ organizationId: z.number() }),
);
