import { runSteps } from '../checks/run-steps.ts';
import { ALL_STEPS } from '../checks/steps.ts';

/** `npm test`: everything that CI runs. */
process.exit(await runSteps(ALL_STEPS));
