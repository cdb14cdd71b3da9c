import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** A server that is killed and started again at the same address. */
export interface KillableProcess {
  address(): string;
  /** As a power cut would. */
  killAndRestart(): Promise<void>;
  stop(): void;
}

export async function startKillable(
  script: string,
  env: NodeJS.ProcessEnv,
): Promise<KillableProcess> {
  const port = await freePort();
  let child: ChildProcess;
  let address = '';
  async function start(): Promise<void> {
    child = spawn(process.execPath, [script], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, ...env, PORT: String(port) },
    });
    const [{ ready }] = (await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => {
        throw new Error(`${script} does not start`);
      }),
    ])) as [{ ready: string }];
    address = ready;
  }
  await start();
  return {
    address: () => address,
    async killAndRestart() {
      child.kill('SIGKILL');
      await once(child, 'exit');
      await start();
    },
    stop: () => void child.kill('SIGTERM'),
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
