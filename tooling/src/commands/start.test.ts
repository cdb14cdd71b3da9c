import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';

it('a port in use is told before anything is built', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { status, stdout, stderr } = spawnSync(
    path.resolve('node_modules/.bin/node'),
    [path.resolve('tooling/src/commands/start.ts')],
    { env: { PATH: process.env['PATH'], PORT: String(port) }, encoding: 'utf8' },
  );
  other.close();
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr.trim()).toMatch(
    new RegExp(`^Port ${port} is in use by process ${process.pid} .*set PORT to another one\\.$`),
  );
});
