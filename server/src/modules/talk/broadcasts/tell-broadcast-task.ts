import { z } from 'zod';
import { defineTask } from '../../../platform/jobs/define-task.ts';

/** Those whom a broadcast is for hear of it, in batches; once it is withdrawn, what they were told is taken back. */
export const tellBroadcastTask = defineTask('tell-broadcast', z.object({ id: z.number() }));
