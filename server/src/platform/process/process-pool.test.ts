import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { createProcessPool, type Correspondent } from './process-pool.ts';

/** Does what its frames say, and nothing right. */
const program = { entry: path.join(import.meta.dirname, '../../testing/run-rogue-process.ts') };
const pools: ReturnType<typeof createProcessPool>[] = [];
afterEach(() => pools.splice(0).forEach((pool) => pool.close()));

function open(options: Partial<Parameters<typeof createProcessPool>[0]> = {}) {
  const pool = createProcessPool({
    program,
    limits: { frameBytes: 1000, frames: 10 },
    processes: 1,
    idleMs: 10_000,
    ...options,
  });
  pools.push(pool);
  const ask = (order: string, { key = 'a', timeLimitMs = 5000, queueLimitMs = 0 } = {}) =>
    pool.run({
      key,
      timeLimitMs,
      ...(queueLimitMs > 0 && { queueLimitMs }),
      work: (process: Correspondent) =>
        new Promise<string>((resolve) => {
          process.listen((frame) => frame.length > 0 && resolve(frame.toString()));
          process.send(Buffer.from(order));
        }),
    });
  return { pool, ask };
}

it('a process works for one key only', async () => {
  const { ask } = open({ processesMax: 2 });
  const [first, again, other] = [
    await ask('pid'),
    await ask('pid'),
    await ask('pid', { key: 'b' }),
  ];
  expect(again).toBe(first);
  expect(other).not.toBe(first);
  expect(await ask('pid')).toBe(first);
});

it('the process that has been idle for longest makes room for another key', async () => {
  const { ask } = open({ processesMax: 2 });
  const first = await ask('pid', { key: 'a' });
  const second = await ask('pid', { key: 'b' });
  await ask('pid', { key: 'c' });
  expect(await ask('pid', { key: 'b' })).toBe(second);
  expect(await ask('pid', { key: 'a' })).not.toBe(first);
});

it('a spare process works for who comes next', async () => {
  const { ask } = open({ processesMax: 3, spares: 1 });
  await ask('pid');
  expect(await ask('pid', { key: 'b', queueLimitMs: 5000 })).toEqual(expect.any(String));
});

it('an idle process ends', async () => {
  const { ask } = open({ idleMs: 50 });
  const first = await ask('pid');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await ask('pid')).not.toBe(first);
});

it.each([
  ['hang', 'time'],
  ['exit', 'ended'],
  ['flood', 'flood'],
  ['huge', 'flood'],
  ['claim 4 GB', 'flood'],
] as const)('a process told to %s ends alone', async (order, reason) => {
  const { ask } = open();
  await expect(ask(order, { timeLimitMs: 500 })).rejects.toMatchObject({ reason });
  expect(await ask('pid')).toEqual(expect.any(String));
});

it('what a process says before it ends is told', async () => {
  await expect(open().ask('throw')).rejects.toThrow(/thrown by a rogue/);
});

it('frames of an earlier job are nobody else’s', async () => {
  const { ask } = open();
  expect(await ask('echo twice')).toBe('1');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await ask('echo')).toBe('echo');
});

it('a frame that comes in pieces arrives as a whole', async () => {
  expect(await open().ask('in pieces')).toBe('whole');
});

it('a job that waits too long for a process is refused, and its turn goes to the next', async () => {
  const { ask } = open();
  await ask('pid');
  const first = ask('hang', { timeLimitMs: 600 });
  const late = ask('pid', { queueLimitMs: 100 });
  const patient = ask('pid');
  await expect(late).rejects.toMatchObject({ reason: 'queue' });
  await expect(first).rejects.toMatchObject({ reason: 'time' });
  expect(await patient).toEqual(expect.any(String));
});

it('why a program does not start is told', async () => {
  const { ask } = open({ program: { entry: '/no/such/program.ts' }, spares: 1 });
  await expect(ask('pid')).rejects.toMatchObject({
    reason: 'ended',
    message: expect.stringContaining('Cannot find module'),
  });
});

it('a pool that is closed ends what runs and refuses what waits', async () => {
  const { pool, ask } = open();
  const outcomes = [ask('hang'), ask('pid')].map((job) => job.catch((error: unknown) => error));
  pool.close();
  for (const outcome of [...outcomes, ask('pid').catch((error: unknown) => error)]) {
    expect(await outcome).toMatchObject({ reason: 'closed' });
  }
});

it('processes come after the server, and without its environment', async () => {
  process.env['SECRET'] = 'secret';
  const { ask } = open();
  const { env, nice } = JSON.parse(await ask('surroundings')) as {
    env: Record<string, string>;
    nice: number;
  };
  delete process.env['SECRET'];
  expect(env['SECRET']).toBeUndefined();
  expect(env['NODE_ENV']).toBe('production');
  expect(nice).toBe(10);
});

it('an idle process ends with the server, however that ends', async () => {
  const server = `
    import { createProcessPool } from ${JSON.stringify(path.join(import.meta.dirname, 'process-pool.ts'))};
    const pool = createProcessPool({
      program: ${JSON.stringify(program)}, limits: { frameBytes: 1000, frames: 10 }, processes: 1, idleMs: 10_000,
    });
    const pid = await pool.run({ key: 'a', timeLimitMs: 5000, work: (one) => new Promise((resolve) => {
      one.listen((frame) => resolve(frame.toString()));
      one.send(Buffer.from('pid'));
    }) });
    process.stdout.write(pid, () => process.kill(process.pid, 'SIGKILL'));`;
  const killed = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '-e',
    server,
  ]).then(
    () => null,
    (error: { stdout: string; signal: string }) => error,
  );
  expect(killed).toMatchObject({ signal: 'SIGKILL', stdout: expect.stringMatching(/^\d+$/) });
  while (isRunning(Number(killed!.stdout))) await new Promise((resolve) => setTimeout(resolve, 20));
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
