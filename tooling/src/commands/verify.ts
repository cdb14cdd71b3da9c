import { runSteps } from '../checks/run-steps.ts';
import { QUICK_STEPS } from '../checks/steps.ts';

/** `pnpm verify`: the checks that take seconds. */
process.exit(await runSteps(QUICK_STEPS));
