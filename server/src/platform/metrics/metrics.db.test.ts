import { freePort } from '../../testing/free-port.ts';
import { createTestServer } from '../../testing/test-server.ts';

it('without a port of their own, figures are for this machine alone', async () => {
  const server = await createTestServer();
  const ask = (remoteAddress: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url: '/metrics', remoteAddress, headers });
  expect((await ask('127.0.0.1')).body).toContain('http_request_duration_seconds');
  expect((await ask('203.0.113.9')).statusCode).toBe(404);
  // A proxy on this machine asks for somebody else.
  expect((await ask('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(404);
  await server.close();
});

it('with one, they are served there and nowhere else', async () => {
  const port = await freePort();
  const server = await createTestServer({ METRICS_PORT: String(port), HOST: '127.0.0.1' });
  await server.app.ready();
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(await answer.text()).toContain('http_request_duration_seconds');
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(404);
  expect((await server.app.inject({ url: '/metrics' })).statusCode).toBe(404);
  await server.close();
});
