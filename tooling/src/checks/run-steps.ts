import { runStep, type Step, type StepResult } from './run-step.ts';

/** Runs all steps, also after a failed one, and closes with the sum. Answers the exit code. */
export async function runSteps(steps: readonly Step[]): Promise<0 | 1> {
  const results: StepResult[] = [];
  for (const step of steps) results.push(await runStep(step));
  const sum = (part: 'passed' | 'failed' | 'skipped') =>
    results.reduce((total, result) => total + result[part], 0);
  const broken = results.filter(({ failed }) => failed > 0);
  console.log(
    broken.length > 0 ? `\nFailed: ${broken.map(({ name }) => name).join(', ')}` : '\nAll is well.',
  );
  const flaky = results.flatMap((result) => result.flaky);
  if (flaky.length > 0) {
    console.log(`${flaky.length} flaky, passed at the second try:`);
    for (const name of flaky) console.log(`  ${name}`);
  }
  if (sum('skipped') > 0) console.log(`${sum('skipped')} skipped`);
  // The last line, which machines read as well.
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return broken.length > 0 ? 1 : 0;
}
