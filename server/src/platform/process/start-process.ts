import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

/** People's requests come first: the system gives these processes what the server leaves. */
const NICENESS = 10;
/** Ends what runs on although its server is gone, in seconds of a processor. */
const CPU_SECONDS = 3600;

/** A file that Node runs. */
export interface Program {
  readonly entry: string;
  /** Node's options. */
  readonly flags?: readonly string[];
  /** Of what it may write to, on Linux. Node itself sets about 580 aside and leaves most of it unused. */
  readonly memoryMb?: number;
}

/**
 * Starts a program that comes after the server wherever processors are scarce. It gets nothing of the
 * server's environment and none of its files; a pipe at CHANNEL_FD leads to the server.
 */
export function startProcess({ entry, flags = [], memoryMb }: Program): ChildProcess {
  const node = [process.execPath, ...flags, entry];
  const limits = ['ulimit -c 0', `ulimit -t ${CPU_SECONDS}`];
  if (memoryMb !== undefined && process.platform === 'linux') {
    limits.push(`ulimit -d ${memoryMb * 1024}`);
  }
  // All its threads have what the shell sets before there are any.
  const limit = `${limits.join(' && ')} && exec nice -n ${NICENESS} "$@"`;
  const [command = '', ...args] =
    process.platform === 'win32' ? node : ['/bin/sh', '-c', limit, 'sh', ...node];
  return spawn(command, args, {
    cwd: path.parse(process.execPath).root,
    // React is its production build.
    env: { NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
}
