import { z } from 'zod';
import { defineTask } from '../../../../platform/jobs/define-task.ts';

/** Offers free places to those who wait; the database adds one whenever places become free. */
export const serveWaitingListsTask = defineTask('serve-waiting-lists', z.object({}));
