import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';

export interface Process {
  readonly address: string;
  /** Processor time that it has used so far, in milliseconds. */
  cpu(): number;
  /** Memory that it holds now, in bytes. */
  memory(): number;
  /** Resolves when it has ended. */
  stop(): Promise<void>;
}

/** Starts a script that tells its address over the channel. */
export async function startProcess(script: string, env: NodeJS.ProcessEnv): Promise<Process> {
  const child: ChildProcess = spawn(process.execPath, [script], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  });
  const [{ ready }] = (await once(child, 'message')) as [{ ready: string }];
  return {
    address: ready,
    cpu() {
      // Of each thread that lives, in nanoseconds: in ticks, short slices would be rough.
      const tasks = `/proc/${child.pid}/task`;
      return readdirSync(tasks)
        .map((task) => Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ')[0]))
        .reduce((sum, nanoseconds) => sum + nanoseconds / 1e6, 0);
    },
    memory() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)![1]) * 1024;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
