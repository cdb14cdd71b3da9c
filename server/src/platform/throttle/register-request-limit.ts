import rateLimit from '@fastify/rate-limit';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import { cameByProxy, isLoopback } from '../http/own-machine.ts';
import { networkOf } from './network-of.ts';
import { MINUTE_MS } from '../time/durations.ts';

/** Files that never change cost next to nothing, and one page asks for dozens. */
const FILES = /^\/(?:shell\/[^/]+\/web|remotes\/[^/]+\/[^/]+\/web|files|flags)\//;

/** Networks that are remembered; the one that has been silent for longest is forgotten first. */
const REMEMBERED = 20_000;

/**
 * Caps what one network may ask of this process in a minute, for routes that are registered later.
 * Requests of this machine itself are not held against each other.
 */
export async function registerRequestLimit(app: FastifyInstance, limit: number): Promise<void> {
  await app.register(rateLimit, {
    max: limit,
    timeWindow: MINUTE_MS,
    cache: REMEMBERED,
    keyGenerator: ({ ip }: Addressed) => networkOf(ip ?? ''),
    allowList: (request: Addressed) => FILES.test(request.url) || isOwn(request),
    errorResponseBuilder: (_request, { ttl }) =>
      new ApiError('too_many_requests', { retryAfter: Math.ceil(ttl / 1000) }),
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
  });
}

/** Who reaches us by no network, such as a proxy on the same machine through a socket file, has no address. */
interface Addressed {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly ip?: string;
}

const isOwn = ({ ip, headers }: Addressed) =>
  !cameByProxy(headers) && (ip === undefined || isLoopback(ip));
