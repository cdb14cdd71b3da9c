import { access } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AVIF_SIZES } from './picture-sizes.ts';
import { KEY_PATTERN } from './store-picture.ts';

const WITH_AVIF = new RegExp(`^(${KEY_PATTERN}-(?:${AVIF_SIZES.join('|')}))\\.webp$`);

/**
 * Serves stored pictures at `/files/`. Where a picture's AVIF is ready and the browser takes it, that
 * goes out under the address of its WebP: whoever keeps answers must tell them apart by Accept.
 * @param folder absolute
 */
export async function registerPictures(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    immutable: true,
    maxAge: '365d',
  });
  app.get('/files/*', async (request, reply) => {
    const { '*': name } = request.params as { readonly '*': string };
    const [, stem] = WITH_AVIF.exec(name) ?? [];
    if (stem === undefined) return reply.sendFile(name);
    reply.header('vary', 'accept');
    const isTaken = request.headers.accept?.includes('image/avif');
    const avif = `${stem}.avif`;
    return reply.sendFile(isTaken && (await isThere(path.join(folder, avif))) ? avif : name);
  });
}

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );
