import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { writeBaseMap } from './base-map.ts';

const compress = promisify(brotliCompress);

/** Serves the map's own base, `/map/base.json`; it is made when somebody first opens a map. */
export function registerBaseMap(app: FastifyInstance, styleUrl: string | null): void {
  let made: ReturnType<typeof make> | undefined;
  app.get('/map/base.json', async ({ headers }, reply) => {
    made ??= make(styleUrl);
    const { etag, plain, brotli } = await made;
    reply.headers({
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
      etag,
    });
    if (headers['if-none-match'] === etag) return reply.code(304).send();
    reply.type('application/json; charset=utf-8');
    if (!/\bbr\b/.test(headers['accept-encoding'] ?? '')) return reply.send(plain);
    return reply.header('content-encoding', 'br').send(brotli);
  });
}

async function make(styleUrl: string | null) {
  const plain = writeBaseMap(styleUrl);
  const hash = createHash('sha256').update(plain).digest('base64url');
  return { etag: `"${hash}"`, plain, brotli: await compress(plain) };
}
