import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import { createAdmission, type Rank } from './admission.ts';

const RETRY_AFTER_SECONDS = 2;
const API = '/api/v1/';

/**
 * Refuses calls of the API that the process has no room for, before anything is asked of the database.
 * Bodies are read by then, so that nobody holds a place by sending slowly; uploads are read later and
 * have limits of their own.
 */
export function registerAdmission(app: FastifyInstance, limit: number): void {
  const admission = createAdmission({ limit });
  app.addHook('preHandler', (request, reply, done) => {
    if (!request.url.startsWith(API) || request.routeOptions.config.isUpload) return done();
    const leave = admission.enter(rankOf(request), () =>
      // A client that has gone while waiting needs no answer.
      done(reply.raw.destroyed ? tooMuch() : undefined),
    );
    if (!leave) return done(tooMuch());
    reply.raw.once('close', leave);
    return undefined;
  });
}

function rankOf({ method, headers }: FastifyRequest): Rank {
  if (method !== 'GET' && method !== 'HEAD') return 'write';
  return headers.authorization === undefined ? 'guest' : 'own';
}

const tooMuch = () => new ApiError('unavailable', { retryAfter: RETRY_AFTER_SECONDS });
