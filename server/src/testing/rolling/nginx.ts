import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../free-port.ts';

export const hasNginx = spawnSync('nginx', ['-v']).status === 0;

export interface Nginx {
  /** With a certificate that nobody has signed. */
  readonly address: string;
  stop(): Promise<void>;
}

/**
 * nginx with deploy/nginx.conf, checked as `nginx -t` does, before server processes on this machine.
 * @param ports of the servers
 */
export async function startNginx(ports: readonly number[]): Promise<Nginx> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'karavan-nginx-'));
  await chmod(folder, 0o755);
  await mkdir(path.join(folder, 'cache'), { mode: 0o777 });
  await chmod(path.join(folder, 'cache'), 0o777);
  makeCertificate(folder);
  const [http, https] = [await freePort(), await freePort()];
  const shipped = await readFile(path.resolve('deploy/nginx.conf'), 'utf8');
  const site = shipped
    .replace(/^ *server 127\.0\.0\.1:8080(.*);$/m, (_line, options: string) =>
      ports.map((port) => `    server 127.0.0.1:${port}${options};`).join('\n'),
    )
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443 ', `listen 127.0.0.1:${https} `)
    .replaceAll(/\/etc\/letsencrypt\/live\/[^/]+/g, folder)
    .replace('/var/cache/nginx/karavan', path.join(folder, 'cache'));
  const main = path.join(folder, 'nginx.conf');
  await writeFile(path.join(folder, 'site.conf'), site);
  await writeFile(main, mainConfig(folder));
  const check = spawnSync('nginx', ['-t', '-c', main], { encoding: 'utf8' });
  // A warning would be one for everybody who uses the file.
  if (check.status !== 0 || check.stderr.includes('[warn]')) throw new Error(check.stderr);
  const nginx = spawn('nginx', ['-c', main], { stdio: ['ignore', 'ignore', 'inherit'] });
  await untilListening(https);
  return {
    address: `https://127.0.0.1:${https}`,
    async stop() {
      nginx.kill('SIGQUIT');
      const impatience = setTimeout(() => nginx.kill('SIGTERM'), 2000);
      await once(nginx, 'exit');
      clearTimeout(impatience);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function makeCertificate(folder: string): void {
  const files = [`-keyout=${folder}/privkey.pem`, `-out=${folder}/fullchain.pem`];
  execFileSync(
    'openssl',
    [
      ...'req -x509 -nodes -newkey ec -pkeyopt ec_paramgen_curve:P-256 -days 2 -subj /CN=localhost'.split(
        ' ',
      ),
      ...files.flatMap((option) => option.split('=')),
    ],
    { stdio: 'pipe' },
  );
}

/** What surrounds a site: Debian's own, with every path below a folder of ours. */
function mainConfig(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${folder}/cache/${name};`,
  );
  return `
daemon off;
${process.getuid?.() === 0 ? 'user nobody nogroup;' : ''}
worker_processes 2;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 768; }
http {
  access_log off;
${temporary.join('\n')}
  include ${folder}/site.conf;
}
`;
}

async function untilListening(port: number): Promise<void> {
  for (;;) {
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
