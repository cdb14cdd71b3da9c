import path from 'node:path';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { registerDocuments } from './document.plugin.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  await app.register(fastifyCookie);
  await registerDocuments(app, {
    firstScreenMs: 1,
    // Addresses that redirect are answered before any release is looked at.
    registry: {} as never,
    overrides: {} as never,
    pool: {} as never,
    folders: {} as never,
    metrics: new Registry(),
    publicFolder: path.resolve(__dirname, '../../../../../shell/public'),
    mode: 'production',
    env: { SERVICE_WORKER: 'off' },
    previews: {},
    guessRegion: async () => null,
  });
});
afterAll(() => app.close());

it.each([
  ['/', '/home/posts'],
  ['/home', '/home/posts'],
  ['/home/', '/home/posts'],
  ['/statistics/?from=mail', '/statistics/orders?from=mail'],
])('%s leads to %s', async (from, to) => {
  const { statusCode, headers } = await app.inject(from);
  expect([statusCode, headers.location]).toEqual([302, to]);
});
