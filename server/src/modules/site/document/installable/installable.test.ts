import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { LOCALES, type Locale } from '@karavan/shared-api/contract/locales';
import type { RegistryServer } from '../../releases/index.ts';
import { registerInstallable } from './register-installable.ts';

const ANDROID_APP = { name: 'kg.karavan.app', fingerprints: [Array(32).fill('AB').join(':')] };
const publicFolder = path.resolve(import.meta.dirname, '../../../../../../shell/public');

/** Each visitor has the releases of the cookie that the test sends. */
const registry = {
  composeFor: async ({ headers }: { headers: { cookie?: string } }) => ({
    shell: { version: headers.cookie ?? '1.0.0' },
  }),
} as unknown as RegistryServer;

const apps: FastifyInstance[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

async function serve(
  env: Partial<Parameters<typeof registerInstallable>[1]['env']> = {},
): Promise<FastifyInstance> {
  const app = Fastify();
  apps.push(app);
  await registerInstallable(app, {
    registry,
    publicFolder,
    env: { SERVICE_WORKER: 'on', ...env },
    localeOf: ({ headers }) => headers['accept-language'] as Locale,
  });
  return app;
}

describe('the manifest', () => {
  it.each(LOCALES)('is one of the same app in %s', async (locale) => {
    const app = await serve();
    const answer = await app.inject({
      url: '/manifest.webmanifest',
      headers: { 'accept-language': locale },
    });
    expect(answer.headers['content-type']).toMatch('application/manifest+json');
    const manifest = answer.json();
    expect(manifest).toMatchObject({ id: '/', lang: locale, display: 'standalone' });
    expect(manifest.shortcuts).toHaveLength(3);
    expect(manifest.icons).toContainEqual(expect.objectContaining({ purpose: 'maskable' }));
  });
});

describe('the worker', () => {
  const get = async (app: FastifyInstance, cookie?: string) =>
    app.inject({ url: '/service-worker.js', headers: cookie === undefined ? {} : { cookie } });

  it("is that of the visitor's release, asked for each time, and may reach this site alone", async () => {
    const app = await serve();
    const answer = await get(app);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
      'content-type': expect.stringMatching('javascript'),
    });
    expect(answer.body).toMatch(/^const RELEASE = \{"shell":"1\.0\.0","offline":"[0-9a-f]{12}"\};/);
    expect((await get(app, '1.1.0')).body).toMatch('"shell":"1.1.0"');
  });

  it('is the one that clears up once it is switched off', async () => {
    const { body } = await get(await serve({ SERVICE_WORKER: 'off' }));
    expect(body).toMatch('unregister');
    expect(body).not.toMatch('RELEASE');
  });
});

describe('links to the apps of stores', () => {
  const ADDRESSES = ['/.well-known/assetlinks.json', '/.well-known/apple-app-site-association'];

  it('are not there without one', async () => {
    const app = await serve();
    for (const url of ADDRESSES) expect((await app.inject({ url })).statusCode).toBe(404);
  });

  it('name those of the environment', async () => {
    const app = await serve({ ANDROID_APP, IOS_APP: 'ABCDE12345.kg.karavan.app' });
    const [android, ios] = await Promise.all(ADDRESSES.map((url) => app.inject({ url })));
    expect(android!.headers['content-type']).toMatch('application/json');
    expect(android!.json()[0].target).toMatchObject({ package_name: 'kg.karavan.app' });
    expect(ios!.json().applinks.details[0].appIDs).toEqual(['ABCDE12345.kg.karavan.app']);
  });
});
