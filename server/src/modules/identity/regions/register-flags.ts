import * as flags from 'country-flag-icons/string/3x2';
import type { FastifyInstance } from 'fastify';
import { YEAR_SECONDS } from '../../../platform/time/durations.ts';

const FLAGS = new Map(Object.entries(flags));

/** Serves the flags of countries, `/flags/KG.svg`: few devices have all of them among their emoji. */
export function registerFlags(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>('/flags/:name', (request, reply) => {
    const [, code = ''] = /^([A-Z]{2})\.svg$/.exec(request.params.name) ?? [];
    const flag = FLAGS.get(code);
    if (!flag) return reply.callNotFound();
    return reply
      .headers({
        'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
        'content-security-policy': "default-src 'none'",
        'x-content-type-options': 'nosniff',
      })
      .type('image/svg+xml')
      .send(flag);
  });
}
