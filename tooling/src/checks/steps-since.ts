import { execFileSync } from 'node:child_process';
import { WORKSPACE } from '../build/packages.ts';
import type { Step } from './run-step.ts';
import { TOGETHER } from './steps.ts';

/** What every test depends on, though none imports it. */
const EVERY_TEST =
  /^(pnpm-lock\.yaml|(remote-build\/)?tsconfig\.json|jest\.config\.mjs|remote-build\/[^/]+\.mjs|([^/]+\/)?package\.json)$/;
/** What makes the database of every server test, which no test imports. */
const EVERY_DATABASE = /^server\/(migrations|seeds)\//;
/** What a browser is served, in the end. */
const SERVED =
  /^((shell|shared-api|shared-ui|server|mf-[^/]+)\/(src|migrations|seeds|public|worker)|tooling|remote-build)\//;
const TEST = /\.(test|stories)\.tsx?$|\/testing\//;

/** Files that differ from a commit, new ones included, relative to the workspace. */
export function filesSince(commit: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: WORKSPACE, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [
    ...git('diff', '--name-only', commit),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

/**
 * The steps that edits since a commit can change the outcome of: Jest runs the tests that import
 * what was touched, the browser runs everything once something that it is served was touched.
 */
export function stepsSince(
  steps: readonly Step[],
  commit: string,
  touched: readonly string[],
): Step[] {
  const isServed = touched.some((file) => SERVED.test(file) && !TEST.test(file));
  const touchesAll = touched.some((file) => EVERY_TEST.test(file));
  const narrowed = (step: Step, ...options: string[]): Step => ({
    ...step,
    command: [...step.command, ...options],
  });
  return steps.flatMap((step) => {
    const [program, ...words] = step.command;
    if (touchesAll) return step;
    if (program === 'jest') {
      const isWhole =
        step.command.includes(TOGETHER) && touched.some((file) => EVERY_DATABASE.test(file));
      if (isWhole) return step;
      const byFile = words.map((word) => (word === TOGETHER ? 'server' : word));
      const command: Step['command'] = [program, ...byFile];
      return narrowed({ ...step, command }, `--changedSince=${commit}`, '--passWithNoTests');
    }
    if (program === 'playwright' && !isServed) {
      return narrowed(step, `--only-changed=${commit}`, '--pass-with-no-tests');
    }
    return step;
  });
}
