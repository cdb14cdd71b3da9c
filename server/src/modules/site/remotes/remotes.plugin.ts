import { createHash, randomUUID } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Registry } from '@karavan/shared-api/contract/remotes';
import { readSiteCookie, setSiteCookie } from '../../../platform/http/site.ts';
import { loadSecret } from '../../../platform/secrets/load-secret.ts';
import type { SecretsTables } from '../../../platform/secrets/secrets.tables.ts';
import { registryFor } from './registry.ts';
import { findPointedRemotes } from './remotes.queries.ts';
import type { RemotesTables } from './remotes.tables.ts';
import { createOverrides, NO_OVERRIDES, type Overrides } from './overrides.ts';

interface RemotesOptions {
  readonly db: Kysely<RemotesTables & SecretsTables>;
  /** The folder that holds `<remote>/<version>/`. */
  readonly releases: string;
  readonly origins: readonly string[];
  readonly mode: 'demo' | 'production';
}

export interface Remotes {
  /** The registry as this visitor gets it, with their overrides. Sets the visitor's cookie when it is missing. */
  registryOf(request: FastifyRequest, reply: FastifyReply): Promise<Registry>;
  readonly overrides: Overrides;
}

const VISITOR_COOKIE = 'visitor';
const YEAR_SECONDS = 365 * 86_400;

/** Serves `/registry.json` and the immutable files of every release. */
export async function registerRemotes(
  app: FastifyInstance,
  { db, releases, origins, mode }: RemotesOptions,
): Promise<Remotes> {
  const overrides =
    mode === 'demo' ? createOverrides(await loadSecret(db, 'override')) : NO_OVERRIDES;

  async function registryOf(request: FastifyRequest, reply: FastifyReply): Promise<Registry> {
    let visitor = readSiteCookie(request, VISITOR_COOKIE);
    if (!visitor) {
      visitor = randomUUID();
      setSiteCookie(reply, VISITOR_COOKIE, visitor, {
        httpOnly: true,
        sameSite: 'lax',
        maxAge: YEAR_SECONDS,
      });
    }
    const registry = registryFor(await findPointedRemotes(db), { origins, visitor });
    return overrides.apply(registry, request);
  }

  app.get('/registry.json', async (request, reply) => {
    const body = JSON.stringify(await registryOf(request, reply));
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    reply.headers({ 'cache-control': 'no-cache', etag, vary: 'cookie' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json').send(body);
  });

  await app.register(fastifyStatic, {
    root: releases,
    prefix: '/remotes/',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    // The server's own half of a release is not for browsers.
    allowedPath: (pathname) => /^\/[\w-]+\/[\w.-]+\/web\//.test(pathname),
    setHeaders: (reply) => {
      reply.header('access-control-allow-origin', '*');
      reply.header('cross-origin-resource-policy', 'cross-origin');
      reply.header('x-content-type-options', 'nosniff');
    },
  });

  overrides.register(app);
  return { registryOf, overrides };
}
