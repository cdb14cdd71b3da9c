import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';

/** How long the rest of a body may still come after it has been answered. */
const LINGER_MS = 5000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's body is a file: it has as long as the server gives any request. */
    isUpload?: boolean;
  }
}

interface Options {
  /** For all of a body that is no file. */
  readonly bodyMs: number;
}

/**
 * Lets nobody hold a connection by sending slowly. The head, and all of an upload, are limited by
 * Node's own timeouts, which `buildApp` sets.
 */
export function registerTimeLimits(app: FastifyInstance, { bodyMs }: Options): void {
  app.addHook('preParsing', (request, reply, body, done) => {
    if (hasBody(request) && !request.routeOptions.config.isUpload) {
      // The reader of the body is told that it fails. It is ended once that has been answered.
      const fail = () => body.emit('error', new ApiError('request_timeout'));
      const timer = setTimeout(fail, bodyMs);
      reply.raw.once('close', () => clearTimeout(timer));
      // Where nobody reads it, nobody needs to hear that it has not come.
      body.on('error', () => undefined);
    }
    done(null, body);
  });
  app.addHook('onResponse', (request, _reply, done) => {
    const { raw } = request;
    if (hasBody(request) && !raw.complete && !raw.destroyed) {
      const timer = setTimeout(() => raw.destroy(), LINGER_MS);
      // A process that has nothing else left to do need not wait for it.
      timer.unref();
      raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
}
