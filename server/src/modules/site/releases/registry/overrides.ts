import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from '@karavan/shared-api/contract/remotes';
import { refuseForeignPages } from '../../../../platform/auth/refuse-foreign-pages.ts';
import { localeOf } from '../../../../platform/http/request-context.ts';
import { clearSiteCookie, readSiteCookie, setSiteCookie } from '../../../../platform/http/site.ts';
import { overrideQuestion, QUESTION_POLICY, type Override } from './override-question.ts';

export interface Overrides {
  /** Puts the session's local builds in the place of the published releases. */
  apply(registry: Registry, request: FastifyRequest): Registry;
  /** Where this session's local build of a remote, or of the `shell`, is served from; null if it has none. */
  baseOf(id: string, request: FastifyRequest): string | null;
  /** Origins that this session's pages may load scripts from besides the published ones. */
  originsOf(request: FastifyRequest): string[];
  register(app: FastifyInstance): void;
}

/** What production has: no cookie is read, no address is watched. */
export const NO_OVERRIDES: Overrides = {
  apply: (registry) => registry,
  baseOf: () => null,
  originsOf: () => [],
  register: () => undefined,
};

const COOKIE = 'override';

/**
 * `?override=mf-feed@http://localhost:3001/` lets a developer's own build of one remote, or of the
 * `shell`, stand in on any page, for their session alone; one address may name several. The page asks
 * first: a link alone must not make somebody run scripts of what happens to listen on their machine.
 * For demo mode only, and for builds on localhost.
 * @param key signs the cookie
 */
export function createOverrides(key: Buffer): Overrides {
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');

  function read(request: FastifyRequest): Override[] {
    const [signature = '', text = ''] = (readSiteCookie(request, COOKIE) ?? '').split('|');
    const expected = Buffer.from(sign(text));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return [];
    return JSON.parse(Buffer.from(text, 'base64url').toString()) as Override[];
  }

  function write(reply: FastifyReply, overrides: readonly Override[]): void {
    const text = Buffer.from(JSON.stringify(overrides)).toString('base64url');
    setSiteCookie(reply, COOKIE, `${sign(text)}|${text}`, { httpOnly: true, sameSite: 'lax' });
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
        if (request.method !== 'GET' || !request.url.includes('override=')) return undefined;
        const { asked } = readAddress(request.url);
        if (asked.length === 0) return undefined;
        return reply
          .headers({ 'content-security-policy': QUESTION_POLICY, 'cache-control': 'no-store' })
          .type('text/html; charset=utf-8')
          .send(overrideQuestion(asked, { locale: localeOf(request), target: request.url }));
      });
      app.post<{ Querystring: { page?: string } }>('/overrides/set', async (request, reply) => {
        refuseForeignPages(request);
        const { asked, page } = readAddress(String(request.query.page ?? '/'));
        write(reply, [...new Map([...read(request), ...asked])]);
        return reply.redirect(page, 303);
      });
      app.post('/overrides/reset', async (request, reply) => {
        refuseForeignPages(request);
        clearSiteCookie(reply, COOKIE);
        return reply.redirect('/', 303);
      });
    },
  };
}

/** The overrides that an address of this site names, and the same page without them. */
function readAddress(address: string): { asked: Override[]; page: string } {
  const url = URL.parse(address, 'http://server') ?? new URL('http://server');
  const asked = url.searchParams.getAll('override').flatMap(parseOverride);
  url.searchParams.delete('override');
  // Two slashes at the beginning would lead to another host.
  return { asked, page: url.pathname.replace(/^\/*/, '/') + url.search };
}

/** Only an origin of the developer's own machine may stand in; anything else is none. */
function parseOverride(text: string): Override[] {
  const [, id, address] = /^(shell|mf-[\w-]+)@(.+)$/.exec(text) ?? [];
  if (!id || !address || !URL.canParse(address)) return [];
  const url = new URL(address.endsWith('/') ? address : `${address}/`);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return isLocal && /^https?:$/.test(url.protocol) ? [[id, url.href]] : [];
}
