import { parseArgs } from 'node:util';
import { runSteps } from '../checks/run-steps.ts';
import { ALL_STEPS } from '../checks/steps.ts';
import { filesSince, stepsSince } from '../checks/steps-since.ts';

/** `npm test`: everything that CI runs, or with `-- --since <commit>` what edits since then touch. */
const { since } = parseArgs({ options: { since: { type: 'string' } } }).values;
const steps = since === undefined ? ALL_STEPS : stepsSince(ALL_STEPS, since, filesSince(since));
process.exit(await runSteps(steps));
