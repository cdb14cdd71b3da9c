import { spawn } from 'node:child_process';
import { WORKSPACE } from '../build/packages.ts';

/** How many tests a step ran, or one for a check that only passes or fails. */
export interface StepResult {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Names of the tests that have passed at their second try only; they count as passed. */
  readonly flaky: readonly string[];
  readonly seconds: number;
}

type Counts = Omit<StepResult, 'name' | 'seconds'>;

export interface Step {
  readonly name: string;
  /** A command of `node_modules/.bin` and its arguments. */
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** Reads the number of tests from the output; without it the step counts as one. */
  count?(output: string): Counts | undefined;
}

/** What jest says of tests that leave something running behind, for which it would wait forever. */
const LEAK = 'Jest did not exit';
/** Lines that are worth reading although the step has passed. */
const NOTICE = /SKIPPED:|failed to exit gracefully/;

/** Runs a step; its output shows when it has failed. */
export async function runStep({ name, command, env, count }: Step): Promise<StepResult> {
  const started = performance.now();
  process.stdout.write(`▸ ${name} `);
  const [program, ...args] = command;
  const child = spawn(program, args, {
    cwd: WORKSPACE,
    env: { ...process.env, ...env, FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      // A slow end is no leak.
      if (output.includes(LEAK)) setTimeout(() => child.kill(), 3000).unref();
    });
  }
  const code = await new Promise<number>((resolve) => {
    child.on('error', (error) => {
      output += error.message;
      resolve(1);
    });
    child.on('close', (status) => resolve(status ?? 1));
  });
  const seconds = (performance.now() - started) / 1000;
  const counted = count?.(output) ?? {
    passed: code === 0 ? 1 : 0,
    failed: 0,
    skipped: 0,
    flaky: [],
  };
  const failed = code !== 0 && counted.failed === 0 ? 1 : counted.failed;
  console.log(`${code === 0 ? 'ok' : 'FAILED'} (${seconds.toFixed(0)} s)`);
  if (code !== 0) console.log(output.slice(-20_000));
  for (const line of output.split('\n').filter((text) => NOTICE.test(text)))
    console.log(`  ${line.trim()}`);
  return { name, ...counted, failed, seconds };
}

/** The closing line of jest: `Tests: 1 failed, 2 skipped, 30 passed, 33 total`. */
export function countJest(output: string): Counts | undefined {
  const line = output.match(/^Tests:.*$/gm)?.at(-1);
  return line === undefined ? undefined : { ...countsOf(line), flaky: [] };
}

/**
 * The closing lines of Playwright, each on its own: `2 failed`, `1 skipped`, `30 passed (10s)`, and
 * `1 flaky` with the names below it.
 */
export function countPlaywright(output: string): Counts | undefined {
  const lines = output.match(/^ +\d+ (passed|failed|skipped|flaky)( \(.*\))?$/gm);
  if (!lines) return undefined;
  const { passed, ...counts } = countsOf(lines.join());
  const flaky = flakyNames(output);
  return { ...counts, passed: passed + flaky.length, flaky };
}

function flakyNames(output: string): string[] {
  const list = /^ +\d+ flaky\n((?: {4}.*\n?)*)/m.exec(output)?.[1] ?? '';
  return list
    .split('\n')
    .map((line) => line.replace(/[\s─]+$/, '').trim())
    .filter((name) => name !== '');
}

function countsOf(text: string): Pick<StepResult, 'passed' | 'failed' | 'skipped'> {
  const numberOf = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(text)?.[1] ?? 0);
  return { passed: numberOf('passed'), failed: numberOf('failed'), skipped: numberOf('skipped') };
}
