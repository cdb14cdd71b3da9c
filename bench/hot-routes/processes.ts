import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Process {
  readonly address: string;
  /** Processor time that it has used so far, in milliseconds. */
  cpu(): number;
  /** Memory that it holds now, in bytes. */
  memory(): number;
  /** The most that it has held, in bytes. */
  memoryPeak(): number;
  /** Collects its garbage; answers what is in use then, in bytes. It has to be started with TELLS_MEMORY. */
  memoryInUse(): Promise<number>;
  /** Resolves when it has ended. */
  stop(): Promise<void>;
}

/** Options of Node for a process that is to tell what it has in use. */
export const TELLS_MEMORY = [
  '--expose-gc',
  '--import',
  path.join(import.meta.dirname, 'tell-memory.ts'),
];

/**
 * Starts a script that tells its address over the channel.
 * @param niceness how far it stands back behind others, from 0 to 19
 */
export async function startProcess(
  script: string,
  env: NodeJS.ProcessEnv,
  flags: readonly string[] = [],
  niceness = 0,
): Promise<Process> {
  const command = ['-n', String(niceness), process.execPath, ...flags, script];
  const child: ChildProcess = spawn('nice', command, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  });
  const [{ ready }] = (await once(child, 'message')) as [{ ready: string }];
  const statusOf = (field: string) => {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    return Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)![1]) * 1024;
  };
  return {
    address: ready,
    cpu() {
      // Of each thread that lives, in nanoseconds: in ticks, short slices would be rough.
      const tasks = `/proc/${child.pid}/task`;
      return readdirSync(tasks)
        .map((task) => Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ')[0]))
        .reduce((sum, nanoseconds) => sum + nanoseconds / 1e6, 0);
    },
    memory: () => statusOf('VmRSS'),
    memoryPeak: () => statusOf('VmHWM'),
    async memoryInUse() {
      const told = once(child, 'message');
      child.send('memory');
      const [{ inUse }] = (await told) as [{ inUse: number }];
      return inUse;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
