import type { FastifyInstance } from 'fastify';
import { DAY_SECONDS } from '../../time/durations.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { RotatingSecret } from '../../secrets/rotating-secret.ts';
import { nameOfImage } from './load-external-image.ts';
import { EXTERNAL_IMAGES, verifyImageUrl } from './sign-image-url.ts';

const FAILURE_SECONDS = 60;

interface Dependencies {
  readonly secret: RotatingSecret;
  readonly load: (url: string) => Promise<Buffer | null>;
}

/**
 * Shows pictures of other sites from our own address, for addresses that we have signed: whoever looks at
 * one is not seen by its site, and nobody can have us fetch what they like.
 */
export function registerExternalImages(app: FastifyInstance, { secret, load }: Dependencies): void {
  app.get(EXTERNAL_IMAGES, async ({ query, headers }, reply) => {
    const verified = await verifyImageUrl(secret, query);
    if (!verified) throw new ApiError('forbidden');
    const { url, seconds } = verified;
    const etag = `"${nameOfImage(url)}"`;
    const keep = `public, max-age=${Math.min(seconds, DAY_SECONDS)}`;
    reply.headers({
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    });
    if (headers['if-none-match'] === etag) {
      return reply.code(304).headers({ etag, 'cache-control': keep }).send();
    }
    const picture = await load(url);
    if (!picture) {
      reply.header('cache-control', `public, max-age=${FAILURE_SECONDS}`);
      throw new ApiError('not_found');
    }
    return reply.headers({ etag, 'cache-control': keep }).type('image/webp').send(picture);
  });
}
