import { z } from 'zod';
import { defineTask } from '../../../../platform/jobs/define-task.ts';

/** Gives the money for tickets of cancelled events back. */
export const refundEventsTask = defineTask('refund-events', z.object({}));
