import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod/mini';
import {
  LocalViews,
  type RegisteredRemote,
  type Registry,
} from '@karavan/shared-api/contract/remotes';
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
 * `&views=` adds what no release has yet, so that a remote can be developed before its first one.
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
      const remotes: Record<string, RegisteredRemote> = { ...registry.remotes };
      for (const override of read(request)) {
        const stand = standIn(override, remotes[override[0]]);
        if (stand) remotes[override[0]] = stand;
      }
      return { ...registry, remotes };
    },
    baseOf: (id, request) => read(request).find(([name]) => name === id)?.[1] ?? null,
    originsOf: (request) => [...new Set(read(request).map(([, base]) => new URL(base).origin))],
    register(app) {
      // Tells developers' tools that this site takes local builds.
      app.get('/overrides', async (_request, reply) => reply.code(204).send());
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
        const kept = read(request).filter(([id]) => asked.every(([name]) => name !== id));
        write(reply, [...kept, ...asked]);
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
  const views = new Map(url.searchParams.getAll('views').flatMap(parseViews));
  const asked = url.searchParams.getAll('override').flatMap(parseOverride);
  url.searchParams.delete('override');
  url.searchParams.delete('views');
  // Two slashes at the beginning would lead to another host.
  const page = url.pathname.replace(/^\/*/, '/') + url.search;
  return {
    page,
    asked: asked.map(([id, base]): Override => {
      const own = views.get(id);
      return own ? [id, base, own] : [id, base];
    }),
  };
}

/** `mf-feed@<JSON in base64url>`; anything else is none. */
function parseViews(text: string): [id: string, views: LocalViews][] {
  const [, id, packed] = /^(mf-[\w-]+)@([\w-]+)$/.exec(text) ?? [];
  if (!id || !packed) return [];
  try {
    const { data } = z.safeParse(
      LocalViews,
      JSON.parse(Buffer.from(packed, 'base64url').toString()),
    );
    return data ? [[id, data]] : [];
  } catch {
    return [];
  }
}

/** A remote with its local build in the place of its release; undefined if neither is known. */
function standIn(
  [id, base, views]: Override,
  published: RegisteredRemote | undefined,
): RegisteredRemote | undefined {
  if (!published) {
    if (!views) return undefined;
    const release = { id, base, version: 'local', entry: 'entry.js', integrity: {}, chunks: {} };
    return { current: { ...release, ...views }, previous: null, rollout: null, overridden: true };
  }
  const { current } = published;
  const { contract, pages, overlays } = views ?? { ...current, pages: [], overlays: [] };
  const names = new Set(pages.map(({ name }) => name));
  return {
    ...published,
    overridden: true,
    current: {
      ...current,
      contract,
      base,
      version: 'local',
      integrity: {},
      pages: [...pages, ...current.pages.filter(({ name }) => !names.has(name))],
      overlays: [...overlays, ...current.overlays],
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
