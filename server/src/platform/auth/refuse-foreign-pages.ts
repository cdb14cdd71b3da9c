import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';

/** Methods that change nothing. */
export const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A write that a browser sends from another site's page, signed in or not. */
export function refuseForeignPages(request: FastifyRequest): void {
  if (READING.has(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) {
    if (site !== 'same-origin' && site !== 'none') throw new ApiError('csrf_failed');
    return;
  }
  const { origin } = request.headers;
  if (origin !== undefined && URL.parse(origin)?.host !== request.host) {
    throw new ApiError('csrf_failed');
  }
}
