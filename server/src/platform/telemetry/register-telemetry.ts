import type { FastifyInstance } from 'fastify';
import { z } from 'zod/mini';

const Report = z.object({
  name: z.string().check(z.maxLength(100)),
  message: z.string().check(z.maxLength(1000)),
  cause: z.optional(z.string().check(z.maxLength(1000))),
  path: z.string().check(z.maxLength(300)),
  remote: z.optional(z.string().check(z.maxLength(50))),
  /** The release that has failed, and who gets it. */
  version: z.optional(z.string().check(z.maxLength(50))),
  cohort: z.optional(z.enum(['canary', 'stable'])),
});

const BODY_LIMIT = 8192;

/** Takes the errors that browsers report (as beacons, hence text) into the log. */
export function registerTelemetry(app: FastifyInstance): void {
  app.post<{ Body: string }>('/telemetry', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const report = z.safeParse(Report, parseJson(request.body));
    if (report.success) request.log.warn({ report: report.data }, 'A browser reports an error');
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
