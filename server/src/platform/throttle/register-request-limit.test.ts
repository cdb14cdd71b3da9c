import Fastify from 'fastify';
import { registerRequestLimit } from './register-request-limit.ts';

it.each([
  ['/shell/1.0.0-0/web/main.js', false],
  ['/remotes/mf-feed/1.0.0-0/web/entry.js', false],
  ['/files/1.webp', false],
  ['/flags/kg.svg', false],
  // It asks the database.
  ['/remotes/mf-feed/1.0.0-0/files.json', true],
  ['/registry.json', true],
  ['/home/posts', true],
])('%s counts: %s', async (url, counts) => {
  const app = Fastify();
  await registerRequestLimit(app, 1);
  app.get('/*', async () => 'there');
  const ask = () => app.inject({ url, remoteAddress: '198.51.100.9' });
  await ask();
  expect((await ask()).statusCode).toBe(counts ? 429 : 200);
  await app.close();
});
