import type { FastifyInstance } from 'fastify';
import { YEAR_SECONDS } from '../time/durations.ts';

/** Answers that are data, not pages: a browser that is made to open one runs and loads nothing. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Headers that every answer carries, unless its own route has set them. */
export function registerSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const setDefault = (name: string, value: string) => {
      if (!reply.hasHeader(name)) reply.header(name, value);
    };
    setDefault('x-content-type-options', 'nosniff');
    setDefault('referrer-policy', 'strict-origin-when-cross-origin');
    if (app.site.isHttps) {
      setDefault('strict-transport-security', `max-age=${YEAR_SECONDS}`);
    }
    const isApi = request.url.startsWith('/api/');
    if (isApi || request.url.startsWith('/files/')) {
      setDefault('content-security-policy', DATA_POLICY);
    }
    // Answers are for their caller alone; a shared cache must not keep them.
    if (isApi && !request.url.startsWith('/api/v1/docs')) setDefault('cache-control', 'no-store');
    done(null, payload);
  });
}
