import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

const NODE = path.resolve('node_modules/.bin/node');

export interface ServerProcess {
  /** Where it answers. */
  readonly address: string;
  /** KARAVAN_DATA_DIR, gone after the test. */
  readonly dataDir: string;
  /** What it ends with; null when a signal ended it. */
  readonly exitCode: Promise<number | null>;
  signal(name: NodeJS.Signals): void;
  /** As the power cut would. */
  kill(): Promise<void>;
}

/** Real server processes of one test file, which it stops at the end. */
export function createServerProcesses() {
  const children: ChildProcess[] = [];
  const folders: string[] = [];
  const spawnServer = async (
    databaseUrl: string,
    variables: Record<string, string>,
    server = 'server',
  ) => {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'karavan-process-'));
    folders.push(dataDir);
    const child = spawn(NODE, [path.resolve(server, 'src/main.ts')], {
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
      env: {
        ...process.env,
        DATABASE_URL: databaseUrl,
        KARAVAN_DATA_DIR: dataDir,
        KARAVAN_SEED: 'empty',
        LOG_LEVEL: 'error',
        PORT: '0',
        ...variables,
      },
    });
    children.push(child);
    return { child, dataDir };
  };
  return {
    /** Waits for one that ends by itself; answers its exit code and what it complained of. */
    async run(databaseUrl: string, variables: Record<string, string>) {
      const { child } = await spawnServer(databaseUrl, variables);
      const [words, [exitCode]] = await Promise.all([text(child.stderr!), once(child, 'close')]);
      return { exitCode: exitCode as number | null, words };
    },
    /**
     * @param databaseUrl of the test's own database
     * @param server the folder of another build
     */
    async start(
      databaseUrl: string,
      variables: Record<string, string> = {},
      server?: string,
    ): Promise<ServerProcess> {
      const { child, dataDir } = await spawnServer(databaseUrl, variables, server);
      child.stderr!.pipe(process.stderr);
      const exitCode = once(child, 'exit').then(([code]) => code as number | null);
      const ended = exitCode.then((code) => {
        throw new Error(`The server has ended with ${code} instead of starting`);
      });
      const [{ ready }] = (await Promise.race([once(child, 'message'), ended])) as [
        { ready: string },
      ];
      ended.catch(() => undefined);
      return {
        address: ready,
        dataDir,
        exitCode,
        signal: (name) => void child.kill(name),
        async kill() {
          child.kill('SIGKILL');
          await once(child, 'exit');
        },
      };
    },
    async stopAll(): Promise<void> {
      await Promise.all(
        children.splice(0).map(async (child) => {
          if (child.exitCode !== null || child.signalCode !== null) return;
          child.kill('SIGTERM');
          await once(child, 'exit');
        }),
      );
      await Promise.all(
        folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })),
      );
    },
  };
}
