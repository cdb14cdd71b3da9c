import { PassThrough, type Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { ApiError } from '../errors/api-error.ts';

/** How long the rest of a body may still come after it has been answered. */
const LINGER_MS = 5000;

/** Marks a route whose body is a file: it has as long as the server gives any request. */
export const UPLOAD_CONFIG = { isUpload: true } as const;

interface Options {
  /** For all of a body that is no file. */
  readonly bodyMs: number;
}

/**
 * Lets nobody hold a connection by sending slowly. The head, and all of an upload, are limited by
 * Node's own timeouts, which `buildApp` sets.
 */
export function registerTimeLimits(app: FastifyInstance, { bodyMs }: Options): void {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    done(null, isUpload(request) || request.raw.complete ? payload : within(bodyMs, payload));
  });
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    if (!raw.complete && !raw.destroyed) {
      const timer = setTimeout(() => raw.destroy(), LINGER_MS);
      raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}

function isUpload({ routeOptions }: FastifyRequest): boolean {
  return (routeOptions.config as RouteOptions['config'] & { isUpload?: true })?.isUpload === true;
}

/** The same body, which fails unless all of it comes in time. */
function within(limitMs: number, body: Readable): Readable {
  const limited = new PassThrough();
  const timer = setTimeout(() => limited.destroy(new ApiError('request_timeout')), limitMs);
  limited.once('close', () => clearTimeout(timer));
  body.once('error', (error) => limited.destroy(error));
  body.once('aborted', () => limited.destroy());
  body.pipe(limited);
  return limited;
}
