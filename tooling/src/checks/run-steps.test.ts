import { countPlaywright } from './run-step.ts';
import { runSteps } from './run-steps.ts';

it('names flaky tests at the end, counts them as passed, and closes with the sum', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  jest.spyOn(process.stdout, 'write').mockImplementation(() => true);
  const report = String.raw`  1 flaky\n    [phone] › a.spec.ts:3:1 › one ──\n  8 passed (1s)\n`;
  const code = await runSteps([
    { name: 'browser', command: ['printf', report], count: countPlaywright },
  ]);
  const lines = log.mock.calls.map(([line]) => String(line));
  jest.restoreAllMocks();
  expect(code).toBe(0);
  expect(lines.slice(-3)).toEqual([
    '1 flaky, passed at the second try:',
    '  [phone] › a.spec.ts:3:1 › one',
    '9 passed, 0 failed',
  ]);
});
