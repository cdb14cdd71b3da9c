import { z } from 'zod';
import { defineTask } from '../../../platform/jobs/define-task.ts';

/** Clients who have cashback at an organization hear that it closes, in batches. */
export const tellClosingTask = defineTask(
  'tell-closing',
  z.object({ organizationId: z.number(), stepId: z.number() }),
);
