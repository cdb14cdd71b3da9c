import { z } from 'zod';
import { defineTask } from '../../../platform/jobs/define-task.ts';

/** Those who follow an organization hear of its new discount cards, in batches. */
export const tellDiscountTask = defineTask(
  'tell-discount',
  z.object({ organizationId: z.number(), announcement: z.number() }),
);
