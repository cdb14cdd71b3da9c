import { spawn } from 'node:child_process';
import { keepRunning } from './keep-running.ts';

/** Runs one script after the other, as often as it is started. */
async function run(scripts: string[], isStopping = () => false) {
  const log = jest.fn();
  let starts = 0;
  const code = await keepRunning({
    start: () => spawn(process.execPath, ['--eval', scripts[starts++]!]),
    isStopping,
    log,
    firstPauseMs: 1,
  });
  return { code, starts, log };
}

it('starts again what has crashed, by itself or by a signal', async () => {
  const crashes = ['process.exit(70)', 'process.kill(process.pid, "SIGKILL")'];
  const { code, starts, log } = await run([...crashes, 'process.exit(0)']);
  expect([code, starts]).toEqual([0, 3]);
  expect(log.mock.calls.flat()).toEqual([
    expect.stringContaining('code 70'),
    expect.stringContaining('SIGKILL'),
  ]);
});

it('leaves it at a refusal to start, and at what has ended because we stop', async () => {
  expect(await run(['process.exit(1)'])).toMatchObject({ code: 1, starts: 1 });
  expect(await run(['process.exit(70)'], () => true)).toMatchObject({ code: 70, starts: 1 });
});
