import { z } from 'zod';
import { openDatabase } from '../platform/database/open-database.ts';
import { defineTask, handleTask } from '../platform/jobs/define-task.ts';
import { runJobs } from '../platform/jobs/jobs.ts';
import { createLog } from '../platform/logging/create-log.ts';

/** A process that takes jobs of the task `hang` and never ends them; it tells when it has one. */
const log = createLog('error');
const { pool } = openDatabase(process.env['DATABASE_URL']!, log);
const hang = defineTask('hang', z.object({}));

await runJobs(
  pool,
  [
    handleTask(hang, () => {
      process.send!('started');
      return new Promise(() => undefined);
    }),
  ],
  log,
);
process.once('disconnect', () => process.exit());
