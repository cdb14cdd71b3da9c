import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { sendCompressed } from './send-compressed.ts';

const TEXT = 'Караван '.repeat(20_000);
const DECODERS: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: (body) => brotliDecompressSync(body),
  gzip: (body) => gunzipSync(body),
};

const app = Fastify();
app.get('/large', (_request, reply) =>
  sendCompressed(reply.header('vary', 'cookie').type('text/plain'), Buffer.from(TEXT)),
);
app.get('/small', (_request, reply) => sendCompressed(reply, Buffer.from('Да')));
afterAll(() => app.close());

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.5, gzip;q=1', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['identity', undefined],
  ['zstd', undefined],
  ['', undefined],
  [undefined, undefined],
])('whoever accepts %j has it as %s', async (accepted, expected) => {
  const { headers, rawPayload } = await app.inject({
    url: '/large',
    headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
  });
  expect(headers['content-encoding']).toBe(expected);
  expect(headers['content-length']).toBe(String(rawPayload.length));
  expect(headers['vary']).toBe('cookie, accept-encoding');
  const decoded = expected === undefined ? rawPayload : DECODERS[expected]!(rawPayload);
  expect(decoded.toString()).toBe(TEXT);
});

it('leaves alone what gains nothing', async () => {
  const { headers, payload } = await app.inject({
    url: '/small',
    headers: { 'accept-encoding': 'br' },
  });
  expect(headers['content-encoding']).toBeUndefined();
  expect(payload).toBe('Да');
});
