import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '@karavan/shared-api/contract/locales';
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

/** Changes an answer as it is written, before it becomes bytes that no hook of texts changes any more. */
export type FinishText = (json: string, locale: Locale) => string;

/** What guests read most is read once for all who ask within so many milliseconds, and written once. */
export function createSendShared(milliseconds: number, finishText: FinishText): SendShared {
  const keep = createKeepForAMoment<Buffer>({ milliseconds, most: KEPT_MAX });
  return async (request, reply, serve) => {
    const locale = localeOf(request);
    const key = `${locale} ${currencyOf(request)} ${request.url}`;
    const bytes = await keep(key, async () =>
      Buffer.from(finishText(reply.serialize(await serve()) as string, locale)),
    );
    return reply.type('application/json; charset=utf-8').send(bytes);
  };
}
