import path from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SERVICE_WORKER } from '@karavan/shared-api/contract/boot';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type { Env } from '../../../../platform/env/env.ts';
import type { RegistryServer } from '../../releases/index.ts';
import { appleAssociationOf, assetLinksOf } from './app-links.ts';
import { manifestOf } from './manifest.ts';
import { createWorkerScript, WORKER_POLICY } from './worker-script.ts';

interface InstallableOptions {
  readonly registry: RegistryServer;
  readonly publicFolder: string;
  readonly env: Pick<Env, 'SERVICE_WORKER' | 'ANDROID_APP' | 'IOS_APP'>;
  localeOf(request: FastifyRequest): Locale;
}

/** Serves what makes an app of the site: the manifest, the service worker and the links to apps of stores. */
export async function registerInstallable(
  app: FastifyInstance,
  { registry, publicFolder, env, localeOf }: InstallableOptions,
): Promise<void> {
  const script = await createWorkerScript(
    { public: publicFolder, worker: path.join(publicFolder, '../worker') },
    env.SERVICE_WORKER === 'on',
  );

  app.get(SERVICE_WORKER, async (request, reply) => {
    const { shell } = await registry.composeFor(request, reply);
    return reply
      .headers({
        'content-security-policy': WORKER_POLICY,
        // A browser that asks gets the one of its releases.
        'cache-control': 'no-cache',
        vary: 'cookie',
      })
      .type('text/javascript; charset=utf-8')
      .send(script(shell.version));
  });
  app.get('/manifest.webmanifest', async (request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', vary: 'cookie, accept-language' })
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifestOf(localeOf(request)))),
  );
  const wellKnown = {
    'assetlinks.json': assetLinksOf(env),
    'apple-app-site-association': appleAssociationOf(env),
  };
  for (const [name, content] of Object.entries(wellKnown)) {
    app.get(`/.well-known/${name}`, async (_request, reply) =>
      content
        ? reply.type('application/json; charset=utf-8').send(JSON.stringify(content))
        : reply.code(404).type('application/json; charset=utf-8').send('{}'),
    );
  }
}
