import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FileStore } from '../storage/file-store.ts';
import { readRange } from '../storage/read-range.ts';
import { AVIF_SIZES } from './picture-sizes.ts';
import { KEY_PATTERN } from './store-picture.ts';

const STORED = new RegExp(
  `^${KEY_PATTERN}(?:-(?:small|medium|large)\\.webp|-(?:small|medium)\\.avif|\\.mp4)$`,
);
const WITH_AVIF = new RegExp(`^(${KEY_PATTERN}-(?:${AVIF_SIZES.join('|')}))\\.webp$`);
const TYPES = { webp: 'image/webp', avif: 'image/avif', mp4: 'video/mp4' } as const;

interface Asked {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly name: string;
}

/**
 * Serves pictures and videos at `/files/`. Where a picture's AVIF is ready and the browser takes it, that
 * goes out under the address of its WebP: caches must tell them apart by Accept.
 */
export function registerFiles(app: FastifyInstance, store: FileStore): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/files/*',
    async handler(request, reply) {
      const { '*': name } = request.params as { readonly '*': string };
      if (!STORED.test(name)) return reply.callNotFound();
      const [, stem] = WITH_AVIF.exec(name) ?? [];
      if (stem !== undefined) {
        reply.header('vary', 'accept');
        const isTaken = request.headers.accept?.includes('image/avif');
        if (isTaken && (await send({ request, reply, name: `${stem}.avif` }))) return reply;
      }
      if (!(await send({ request, reply, name }))) reply.callNotFound();
      return reply;
    },
  });

  /** Sends nothing, and answers false, when there is no such file. */
  async function send({ request, reply, name }: Asked): Promise<boolean> {
    const { range, 'if-range': condition, 'if-none-match': known } = request.headers;
    // The content under a name never changes.
    const etag = `"${name}"`;
    const isKnown = known?.includes(etag) ?? false;
    if (isKnown || request.method === 'HEAD') {
      const info = await store.head(name);
      if (!info) return false;
      describe(reply, name, etag);
      if (isKnown) reply.code(304);
      else reply.header('content-length', info.size);
      reply.send();
      return true;
    }
    if (range !== undefined && (condition === undefined || condition === etag)) {
      return sendPart({ reply, name, etag, range });
    }
    return sendWhole({ reply, name, etag });
  }

  async function sendWhole({ reply, name, etag }: Pick<Asked, 'reply' | 'name'> & Tagged) {
    const file = await store.get(name);
    if (!file) return false;
    describe(reply, name, etag);
    reply.header('content-length', file.size).send(file.content);
    return true;
  }

  async function sendPart({
    reply,
    name,
    etag,
    range,
  }: Pick<Asked, 'reply' | 'name'> & Tagged & { readonly range: string }): Promise<boolean> {
    const info = await store.head(name);
    if (!info) return false;
    const part = readRange(range, info.size);
    if (part === null) return sendWhole({ reply, name, etag });
    if (part === 'outside') {
      reply.code(416).header('content-range', `bytes */${info.size}`).send();
      return true;
    }
    const file = await store.get(name, part);
    if (!file) return false;
    describe(reply, name, etag);
    const { start, end } = part;
    reply.code(206).headers({
      'content-length': end - start + 1,
      'content-range': `bytes ${start}-${end}/${info.size}`,
    });
    reply.send(file.content);
    return true;
  }
}

interface Tagged {
  readonly etag: string;
}

function describe(reply: FastifyReply, name: string, etag: string): void {
  const extension = name.slice(name.lastIndexOf('.') + 1) as keyof typeof TYPES;
  reply.type(TYPES[extension]).headers({
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    etag,
  });
}
