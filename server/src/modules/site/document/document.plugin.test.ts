import path from 'node:path';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { SHELL_PAGES } from '@karavan/shared-api/contract/shell-pages';
import { registerSite } from '../../../platform/http/site.ts';
import { registerDocuments } from './document.plugin.ts';

let app: FastifyInstance;
const overrides = { baseOf: () => 'http://localhost:3000/', originsOf: () => [] };
const composition = {
  shell: { contract: '3.0', pages: SHELL_PAGES },
  remotes: new Map(),
  trial: null,
};
const registry = {
  composeFor: async () => composition,
  registryOf: () => ({ remotes: {}, origins: [] }),
};
beforeAll(async () => {
  app = Fastify();
  registerSite(app, 'https://karavan.test');
  await app.register(fastifyCookie);
  await registerDocuments(app, {
    firstScreenMs: 1,
    registry: registry as never,
    overrides: overrides as never,
    pool: {} as never,
    folders: {} as never,
    metrics: new Registry(),
    publicFolder: path.resolve(__dirname, '../../../../../shell/public'),
    mode: 'production',
    env: { SERVICE_WORKER: 'off' },
    previews: { '/faq': async () => null },
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

it.each([
  ['/auth', 200],
  ['/faq/', 404],
])('%s is a page with its policies', async (url, status) => {
  const { statusCode, headers, body } = await app.inject(url);
  expect(statusCode).toBe(status);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: expect.stringContaining('cookie, accept-language'),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
  const [, nonce] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? [];
  expect(body).toContain(`nonce="${nonce}"`);
});
