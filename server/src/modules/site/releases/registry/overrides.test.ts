import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Registry } from '@karavan/shared-api/contract/remotes';
import { registerErrorTranslator } from '../../../../platform/errors/register-error-translator.ts';
import { registerSite } from '../../../../platform/http/site.ts';
import { createOverrides, NO_OVERRIDES, type Overrides } from './overrides.ts';

const KEY = Buffer.alloc(32, 1);
const LOCAL = 'mf-feed@http://localhost:3001/';
const REGISTRY = { remotes: {} } as Registry;

const apps: FastifyInstance[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

async function serve(overrides: Overrides) {
  const app = Fastify();
  apps.push(app);
  registerSite(app, undefined);
  registerErrorTranslator(app);
  await app.register(fastifyCookie);
  overrides.register(app);
  app.get('/*', async (request) => ({
    base: overrides.baseOf('mf-feed', request),
    isUnchanged: overrides.apply(REGISTRY, request) === REGISTRY,
  }));
  return app;
}

/** What the button of the question sends, and the cookie that comes of it. */
async function confirm(app: FastifyInstance, url: string, headers: Record<string, string> = {}) {
  const question = await app.inject({ url });
  const [, action] = /action="([^"]*)"/.exec(question.body) ?? [];
  const answer = await app.inject({ method: 'POST', url: action!, headers });
  return { question, answer, cookie: answer.cookies.find(({ name }) => name === 'override') };
}

describe('an address that names a local build', () => {
  it('asks first, and changes nothing by itself', async () => {
    const app = await serve(createOverrides(KEY));
    const question = await app.inject({ url: `/home/posts?override=${LOCAL}&tab=2` });
    expect(question.cookies).toEqual([]);
    expect(question.body).toContain('mf-feed: http://localhost:3001/');
    expect(question.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('once confirmed, leads to the same page and stands in', async () => {
    const app = await serve(createOverrides(KEY));
    const { answer, cookie } = await confirm(app, `/home/posts?override=${LOCAL}&tab=2`);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/home/posts?tab=2']);
    const page = await app.inject({ url: '/home/posts', cookies: { override: cookie!.value } });
    expect(page.json()).toMatchObject({ base: 'http://localhost:3001/' });
  });

  it.each([
    '/.//evil.example/',
    '//evil.example/',
    '/..//evil.example/',
    String.raw`/\evil.example/`,
    '/%2e//evil.example/',
    'https://evil.example/',
    'https://evil.example//evil.example/',
    'http://',
  ])('never leads to another site: %s', async (path) => {
    const app = await serve(createOverrides(KEY));
    const page = `${path}?override=${LOCAL}`;
    const { headers } = await app.inject({
      method: 'POST',
      url: `/overrides/set?page=${encodeURIComponent(page)}`,
    });
    expect(new URL(String(headers.location), 'http://ours.example').host).toBe('ours.example');
  });

  it.each([
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
    ['another origin', { origin: 'https://evil.example' }],
  ])('is not confirmed by %s', async (_, headers) => {
    const app = await serve(createOverrides(KEY));
    const { answer, cookie } = await confirm(app, `/?override=${LOCAL}`, headers);
    expect([answer.statusCode, cookie]).toEqual([403, undefined]);
  });

  it.each(['https://evil.example/', 'http://localhost.evil.example/', 'javascript://localhost/'])(
    'is not taken from %s',
    async (base) => {
      const app = await serve(createOverrides(KEY));
      const answer = await app.inject({ url: `/?override=mf-feed@${base}` });
      expect(answer.json()).toMatchObject({ base: null });
    },
  );
});

const VIEWS = {
  contract: '^3.0.0',
  pages: [{ name: 'weather', path: '/weather', access: 'public', nav: true, ssr: true }],
  overlays: [{ type: 'mf-weather.map' }],
};
const LOCAL_WEATHER = 'override=mf-weather@http://localhost:3002/';
const packed = (views: unknown) => Buffer.from(JSON.stringify(views)).toString('base64url');

describe('views that no release has yet', () => {
  async function registryWith(query: string, registry: Registry): Promise<Registry> {
    const overrides = createOverrides(KEY);
    const app = await serve(overrides);
    app.get('/registry', async (request) => overrides.apply(registry, request));
    const { cookie } = await confirm(app, `/weather?${query}`);
    const page = await app.inject({ url: '/registry', cookies: { override: cookie!.value } });
    return page.json();
  }

  it('bring a remote that was never published', async () => {
    const query = `${LOCAL_WEATHER}&views=mf-weather@${packed(VIEWS)}`;
    const { remotes } = await registryWith(query, REGISTRY);
    expect(remotes['mf-weather']).toMatchObject({
      overridden: true,
      previous: null,
      current: { id: 'mf-weather', base: 'http://localhost:3002/', entry: 'entry.js', ...VIEWS },
    });
  });

  it('come on top of those of its release', async () => {
    const query = `${LOCAL_WEATHER}&views=mf-weather@${packed(VIEWS)}`;
    const before = await registryWith(query, REGISTRY);
    const more = {
      ...VIEWS,
      overlays: [],
      pages: [{ ...VIEWS.pages[0], name: 'wind', path: '/wind' }],
    };
    const after = await registryWith(`${LOCAL_WEATHER}&views=mf-weather@${packed(more)}`, before);
    const { pages, overlays } = after.remotes['mf-weather']!.current;
    expect(pages.map(({ name }) => name)).toEqual(['wind', 'weather']);
    expect(overlays).toEqual(VIEWS.overlays);
  });

  it.each([
    ['of another remote', `mf-other@${packed(VIEWS)}`],
    ['with more than views have', `mf-weather@${packed({ ...VIEWS, integrity: {} })}`],
    ['that are no JSON', 'mf-weather@e30x'],
    ['of nobody', packed(VIEWS)],
  ])('are none: %s', async (_, views) => {
    const { remotes } = await registryWith(`${LOCAL_WEATHER}&views=${views}`, REGISTRY);
    expect(remotes).toEqual({});
  });
});

it('tells tools that it takes local builds', async () => {
  const taking = await serve(createOverrides(KEY));
  expect((await taking.inject({ url: '/overrides' })).statusCode).toBe(204);
  const refusing = await serve(NO_OVERRIDES);
  expect((await refusing.inject({ url: '/overrides' })).statusCode).not.toBe(204);
});

it('in production nothing asks, and a cookie of the demo counts for nothing', async () => {
  const { cookie } = await confirm(await serve(createOverrides(KEY)), `/?override=${LOCAL}`);
  const app = await serve(NO_OVERRIDES);
  for (const url of ['/', `/?override=${LOCAL}`]) {
    const page = await app.inject({ url, cookies: { override: cookie!.value } });
    expect(page.json()).toEqual({ base: null, isUnchanged: true });
  }
  expect((await app.inject({ method: 'POST', url: '/overrides/set' })).statusCode).toBe(404);
});
