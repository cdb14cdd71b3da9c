import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from '@karavan/shared-api/contract/remotes';

/** The id of a remote, or `shell`, and the folder its local build is served from, with a closing slash. */
type Override = readonly [id: string, base: string];

export interface Overrides {
  /** Puts the session's local builds in the place of the published releases. */
  apply(registry: Registry, request: FastifyRequest): Registry;
  /** Where this session's local build of a remote, or of the `shell`, is served from; null if it has none. */
  baseOf(id: string, request: FastifyRequest): string | null;
  /** Origins that this session's pages may load scripts from besides the published ones. */
  originsOf(request: FastifyRequest): string[];
  register(app: FastifyInstance): void;
}

const COOKIE = 'override';

/**
 * `?override=mf-feed@http://localhost:3001/` lets a developer's own build of one remote, or of the
 * `shell`, stand in on any page, for their session alone; one address may name several.
 * Demo mode accepts localhost; production accepts none.
 * @param key signs the cookie
 */
export function createOverrides(mode: 'demo' | 'production', key: Buffer): Overrides {
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');

  function read(request: FastifyRequest): Override[] {
    const [signature = '', text = ''] = (request.cookies[COOKIE] ?? '').split('|');
    const expected = Buffer.from(sign(text));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return [];
    return JSON.parse(Buffer.from(text, 'base64url').toString()) as Override[];
  }

  return {
    apply(registry, request) {
      const remotes = { ...registry.remotes };
      for (const [id, base] of read(request)) {
        const remote = remotes[id];
        if (!remote) continue;
        const current = { ...remote.current, base, version: 'local', integrity: {} };
        remotes[id] = { ...remote, current, overridden: true };
      }
      return { ...registry, remotes };
    },
    baseOf: (id, request) => new Map(read(request)).get(id) ?? null,
    originsOf: (request) => [...new Set(read(request).map(([, base]) => new URL(base).origin))],
    register(app) {
      app.addHook('onRequest', async (request, reply) => {
        if (request.method !== 'GET' || !request.url.includes('override=')) return;
        const url = new URL(request.url, 'http://server');
        const asked = url.searchParams.getAll('override').flatMap(parseOverride);
        if (asked.length === 0 || mode === 'production') return;
        const overrides = new Map([...read(request), ...asked]);
        const text = Buffer.from(JSON.stringify([...overrides])).toString('base64url');
        url.searchParams.delete('override');
        return reply
          .setCookie(COOKIE, `${sign(text)}|${text}`, {
            path: '/',
            httpOnly: true,
            sameSite: 'lax',
          })
          .redirect(url.pathname + url.search);
      });
      app.post('/overrides/reset', async (request, reply) =>
        reply.clearCookie(COOKIE, { path: '/' }).redirect('/', 303),
      );
    },
  };
}

/** Only an origin of the developer's own machine may stand in; anything else is none. */
function parseOverride(text: string): Override[] {
  const [, id, address] = /^(shell|mf-[\w-]+)@(.+)$/.exec(text) ?? [];
  if (!id || !address || !URL.canParse(address)) return [];
  const url = new URL(address.endsWith('/') ? address : `${address}/`);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return isLocal && /^https?:$/.test(url.protocol) ? [[id, url.href]] : [];
}
