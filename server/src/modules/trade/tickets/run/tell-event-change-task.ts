import { z } from 'zod';
import { defineTask } from '../../../../platform/jobs/define-task.ts';

/** Tells everybody with tickets of an event that it was moved or cancelled, in batches. */
export const tellEventChangeTask = defineTask('tell-event-change', z.object({ id: z.number() }));
