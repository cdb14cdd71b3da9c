import type { FastifyReply, FastifyRequest } from 'fastify';
import { createKeepForAMoment } from '../keeping/keep-for-a-moment.ts';
import { currencyOf, localeOf } from './request-context.ts';

/** Of 20 to 80 kB each, outside of the heap. */
const KEPT_MAX = 200;

/** Sends what a handler answers a guest, or what it has answered another one a moment ago. */
export type SendShared = (
  request: FastifyRequest,
  reply: FastifyReply,
  serve: () => Promise<unknown>,
) => Promise<FastifyReply>;

/** What guests read most is read once for all who ask within so many milliseconds, and written once. */
export function createSendShared(milliseconds: number): SendShared {
  const keep = createKeepForAMoment<Buffer>({ milliseconds, most: KEPT_MAX });
  return async (request, reply, serve) => {
    const key = `${localeOf(request)} ${currencyOf(request)} ${request.url}`;
    const bytes = await keep(key, async () =>
      Buffer.from(reply.serialize(await serve()) as string),
    );
    return reply.type('application/json; charset=utf-8').send(bytes);
  };
}
