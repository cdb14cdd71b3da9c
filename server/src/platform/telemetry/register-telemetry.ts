import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod/mini';
import { atMost } from '@karavan/shared-api/contract/at-most';

const Name = z.string().check(atMost(50));

/** Something went wrong. */
const Failure = z.object({
  /** A release that could not be had, or that threw. */
  kind: z._default(z.enum(['failed_load', 'error']), 'error'),
  name: z.string().check(atMost(100)),
  message: z.string().check(atMost(1000)),
  cause: z.optional(z.string().check(atMost(1000))),
  path: z.string().check(atMost(300)),
  remote: z.optional(Name),
  /** The release that has failed, and who gets it. */
  version: z.optional(Name),
  cohort: z.optional(z.enum(['canary', 'stable'])),
});

/** Releases that are on screen for the first time since the page was opened. */
const Visits = z.object({
  visits: z.array(z.object({ remote: Name, version: Name, slow: z.boolean() })).check(atMost(20)),
});

/** What a browser tells of a release. */
interface ReportOfRelease {
  readonly kind: 'visit' | 'slow' | 'failed_load' | 'error';
  readonly release: { readonly package: string; readonly version: string };
}

const BODY_LIMIT = 8192;

/** Takes what browsers report (as beacons, hence text): errors into the log, releases to the module that counts them. */
export function registerTelemetry(
  app: FastifyInstance,
  onReport: (report: ReportOfRelease, request: FastifyRequest) => void,
): void {
  app.post<{ Body: string }>('/telemetry', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const body = parseJson(request.body);
    const failure = z.safeParse(Failure, body).data;
    if (failure) request.log.warn({ report: failure }, 'A browser reports an error');
    if (failure?.remote !== undefined && failure.version !== undefined) {
      const { kind, remote, version } = failure;
      onReport({ kind, release: { package: remote, version } }, request);
    }
    for (const { remote, version, slow } of z.safeParse(Visits, body).data?.visits ?? []) {
      const release = { package: remote, version };
      onReport({ kind: slow ? 'slow' : 'visit', release }, request);
    }
    return reply.code(204).send();
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
