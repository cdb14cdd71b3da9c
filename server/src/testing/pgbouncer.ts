import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';

export const hasPgBouncer = spawnSync('pgbouncer', ['--version']).status === 0;

export interface PgBouncer {
  /** The database by way of the pooler. */
  readonly connectionString: string;
  stop(): Promise<void>;
}

/**
 * PgBouncer as deploy/pgbouncer.ini sets it up, before a test's database.
 * @param connections to the database, which all clients share
 */
export async function startPgBouncer(
  databaseUrl: string,
  { connections }: { readonly connections: number },
): Promise<PgBouncer> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'karavan-pgbouncer-'));
  const database = new URL(databaseUrl);
  const host = database.searchParams.get('host') ?? database.hostname;
  const name = database.pathname.slice(1);
  const port = await freePort();
  const target = `host=${host} port=${database.port || 5432} dbname=${name} user=${database.username}`;
  const settings: Record<string, string> = {
    listen_addr: '127.0.0.1',
    listen_port: String(port),
    unix_socket_dir: '',
    auth_type: 'any',
    auth_file: '',
    default_pool_size: String(connections),
  };
  const shipped = await readFile(path.resolve('deploy/pgbouncer.ini'), 'utf8');
  const config = shipped
    .replace(/^karavan = host=\S+ port=\S+ dbname=\S+/m, `karavan = ${target}`)
    .replace(/^(\w+) = .*$/gm, (line, key: string) =>
      settings[key] === undefined ? line : `${key} = ${settings[key]}`,
    );
  const file = path.join(folder, 'pgbouncer.ini');
  await writeFile(file, config);
  await chmod(folder, 0o755);
  // It refuses to run as root, and reaches the socket of the embedded database as its account.
  const account = process.getuid?.() === 0 ? ['--user=nobody'] : [];
  const child = spawn('pgbouncer', ['--quiet', ...account, file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilListening(child, port);
  return {
    connectionString: `postgresql://${database.username}@127.0.0.1:${port}/karavan`,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}

async function untilListening(child: ChildProcess, port: number): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('PgBouncer does not start');
    const socket = net.connect(port, '127.0.0.1');
    const isThere = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isThere) return;
    await sleep(20);
  }
}
