import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { localeOf } from '../http/request-context.ts';
import { ApiError } from './api-error.ts';
import { translateError } from './translate-error.ts';

/** Makes every failure of every route an answer of one shape. */
export function registerErrorTranslator(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(() => {
    throw new ApiError('not_found');
  });
}

/** Also for what fails before there is a route: an address that cannot be decoded. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, body, retryAfter, isReportable } = translateError(error, localeOf(request));
  if (isReportable) request.log.error({ err: error }, 'A request failed');
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  void reply.code(status).header('x-request-id', request.id).send(body);
}
