import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lockDataDirectory } from './lock.ts';
import { identify } from './process-identity.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'karavan-lock-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const lockFile = () => path.join(directory, 'karavan.lock');

describe('the lock of a data directory', () => {
  it('is held once, and free again when given back', async () => {
    const unlock = await lockDataDirectory(directory, 0);
    await expect(lockDataDirectory(directory, 150)).rejects.toThrow(
      /Another Karavan \(process \d+\) is using/,
    );
    unlock();
    (await lockDataDirectory(directory, 0))();
    expect(readdirSync(directory)).toEqual([]);
  });

  it('is waited for while its process stops', async () => {
    const unlock = await lockDataDirectory(directory, 0);
    setTimeout(unlock, 250);
    (await lockDataDirectory(directory, 5_000))();
    expect(readdirSync(directory)).toEqual([]);
  });

  it.each([
    ['whose process has ended', JSON.stringify({ pid: 2 ** 22 + 1, startedAt: '1' })],
    [
      'whose number another process has by now',
      JSON.stringify({ ...identify(process.pid), startedAt: '1' }),
    ],
    ['that was cut short', '{"pi'],
  ])('is taken over from one %s', async (_, content) => {
    writeFileSync(lockFile(), content);
    await lockDataDirectory(directory, 0);
    expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toEqual(identify(process.pid));
  });

  it('is not given back by somebody who has lost it', async () => {
    const unlock = await lockDataDirectory(directory, 0);
    const other = JSON.stringify({ pid: 1, startedAt: identify(1).startedAt });
    writeFileSync(lockFile(), other);
    unlock();
    expect(readdirSync(directory)).toEqual(['karavan.lock']);
  });

  it('goes to exactly one of many starts that find a stale one', async () => {
    writeFileSync(lockFile(), JSON.stringify({ pid: 2 ** 22 + 1, startedAt: '1' }));
    const at = Date.now() + 1500;
    const rivals = Array.from({ length: 6 }, () => contend(at));
    const outcomes = await Promise.all(rivals.map(({ outcome }) => outcome));
    for (const { child } of rivals) child.kill();
    expect(outcomes.toSorted()).toEqual([...Array<string>(5).fill('refused'), 'taken']);
  });
});

/** A process that wants the lock at a given moment, and keeps it until it is ended. */
function contend(at: number) {
  const script = `
    const { lockDataDirectory } = await import(${JSON.stringify(path.join(__dirname, 'lock.ts'))});
    while (Date.now() < ${at});
    await lockDataDirectory(${JSON.stringify(directory)}, 0).then(
      () => process.stdout.write('taken'),
      () => process.stdout.write('refused'),
    );
    setInterval(() => undefined, 1000);
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  const outcome = once(child.stdout, 'data').then(([text]) => String(text));
  return { child, outcome };
}
