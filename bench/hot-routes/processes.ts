import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** Clock ticks of Linux, per second. */
const TICKS = 100;

export interface Process {
  readonly address: string;
  /** Processor time that it has used so far, in milliseconds. */
  cpu(): number;
  /** Memory that it holds now, in bytes. */
  memory(): number;
  stop(): void;
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
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
      return ((Number(fields[11]) + Number(fields[12])) / TICKS) * 1000;
    },
    memory() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)![1]) * 1024;
    },
    stop: () => void child.kill('SIGTERM'),
  };
}
