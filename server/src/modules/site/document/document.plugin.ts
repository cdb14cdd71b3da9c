import { randomBytes } from 'node:crypto';
import fastifyCompress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, type Registry as Metrics } from 'prom-client';
import { appPlatformOf } from '@karavan/shared-api/contract/app-platform';
import { currencyAt, SESSION_COOKIE } from '@karavan/shared-api/contract/limits';
import { pageScripts } from '@karavan/shared-api/contract/page-scripts';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type { Region } from '@karavan/shared-api/contract/regions';
import type { Registry, ReleaseFiles } from '@karavan/shared-api/contract/remotes';
import { awaitedTopic } from '@karavan/shared-api/contract/awaited-topic';
import { matchRoute, type RouteMatch } from '@karavan/shared-api/contract/route-table';
import { redirectOf } from '@karavan/shared-api/contract/shell-pages';
import type { Env } from '../../../platform/env/env.ts';
import { sendCompressed } from '../../../platform/http/send-compressed.ts';
import type { FindPreview } from '../../../platform/http/page-preview.ts';
import { originOf } from '../../../platform/http/site.ts';
import {
  filesOf,
  type Composition,
  type Overrides,
  type RegistryServer,
  type ReleaseFolders,
} from '../releases/index.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { createFirstScreens } from './first-screens/first-screens.ts';
import type { RenderPool } from './first-screens/render-pool.ts';
import type { Screen } from './first-screens/screen.ts';
import { registerInstallable } from './installable/register-installable.ts';
import { OFFLINE_POLICY } from './installable/worker-script.ts';
import { LANGUAGE_PARAMETER, languageIn, pageLocale } from './page-language.ts';
import { pageMeta } from './page-meta.ts';
import { renderDocument, type BootParts, type Preload } from './render-document.ts';
import { createRouteTables } from './route-tables.ts';
import { serveChrome } from './serve-chrome.ts';
import { createShellAssets, localShellAssets, type ShellAssets } from './shell-assets.ts';
import { readStartScript } from './start-script.ts';

/** Whoever has such an address sees what it leads to: no search engine keeps it, and no other site is told of it. */
const SECRET_PAGES: ReadonlySet<string> = new Set(['/saved/shared/:secret']);

interface DocumentOptions {
  /** How long a visitor waits for a first screen. */
  readonly firstScreenMs: number;
  readonly registry: RegistryServer;
  readonly overrides: Overrides;
  readonly pool: RenderPool;
  readonly metrics: Metrics;
  readonly folders: Pick<ReleaseFolders, 'bring'>;
  /** The folder of what has a fixed address at the root, as the icon. */
  readonly publicFolder: string;
  readonly mode: 'demo' | 'production';
  readonly env: Pick<Env, 'SERVICE_WORKER' | 'ANDROID_APP' | 'IOS_APP'>;
  /** By the path of the pages that are about one thing. */
  readonly previews: Readonly<Record<string, FindPreview>>;
  guessRegion(address: string, locale: Locale): Promise<Region | null>;
  /** Where maps come from that are not drawn from our own base. */
  readonly mapOrigin?: string | undefined;
}

/** Serves the shell's files and the HTML of every page. */
export async function registerDocuments(
  app: FastifyInstance,
  options: DocumentOptions,
): Promise<void> {
  const { registry: registries, overrides, pool, folders, publicFolder } = options;
  const { mode, previews, guessRegion } = options;
  const assetsOf = createShellAssets(folders);
  const tableOf = createRouteTables(mode);
  const start = await readStartScript(publicFolder);
  const skeletons = new Counter({
    name: 'first_screen_skeletons_total',
    help: 'First screens that went out as skeletons, by reason',
    labelNames: ['reason'],
    registers: [options.metrics],
  });
  const screens = createFirstScreens({
    limitMs: options.firstScreenMs,
    pool,
    log: app.log,
    countSkeleton: (reason) => skeletons.inc({ reason }),
  });

  await app.register(async (files) => {
    await files.register(fastifyCompress, { encodings: ['br', 'gzip'] });
    // Their addresses do not change with them.
    await files.register(fastifyStatic, {
      root: publicFolder,
      wildcard: false,
      decorateReply: false,
      maxAge: '1d',
      setHeaders: protect,
    });
  });

  await registerInstallable(app, {
    registry: registries,
    publicFolder,
    env: options.env,
    localeOf: pageLocale,
  });

  app.get('/*', async (request, reply) => {
    const { pathname, search } = new URL(request.url, 'http://server');
    const redirect = redirectOf(pathname);
    if (redirect) return reply.redirect(redirect + search);
    const composition = await registries.composeFor(request, reply);
    const registry = registries.registryOf(composition, composition.shell.contract, request);
    const match = matchRoute(tableOf(registry, composition.shell.pages), pathname);
    if (!match) return reply.redirect('/auth');
    return sendPage({ request, reply, composition, registry, match, pathname });
  });

  async function sendPage(page: PageRequest): Promise<FastifyReply> {
    const { reply, match } = page;
    const visit = await prepareVisit(page);
    const [rendered, preview] = await Promise.all([
      renderScreen(page, visit),
      findPreview(match, visit.locale),
    ]);
    // Search engines must not keep the page of what is not there, or not yet.
    if (preview === null) reply.code(404);
    if (isAwaited(match) || isSecret(match)) reply.header('x-robots-tag', 'noindex');
    const nonce = randomBytes(16).toString('base64');
    const html = writePage(page, visit, { rendered, preview, nonce });
    reply.headers(headersOf(page, nonce)).type('text/html; charset=utf-8');
    return sendCompressed(reply, html);
  }

  async function prepareVisit({ request, composition, registry, match }: PageRequest) {
    const { owner } = match.row;
    const locale = pageLocale(request);
    const region = await guessRegion(request.ip, locale);
    const remote = registry.remotes[owner];
    const manifest = remote?.overridden ? undefined : composition.remotes.get(owner)?.current;
    const localShell = overrides.baseOf('shell', request);
    return {
      locale,
      region,
      localShell,
      /** Null where the remote tells none, as a developer's own build. */
      files: manifest ? filesOf(manifest) : null,
      shell: localShell === null ? await assetsOf(composition.shell) : localShellAssets(localShell),
    };
  }
  type Visit = Awaited<ReturnType<typeof prepareVisit>>;

  async function renderScreen(
    { request, registry, match }: PageRequest,
    { locale, region, localShell }: Visit,
  ) {
    const remote = registry.remotes[match.row.owner];
    if (!match.row.ssr || !remote || remote.overridden || localShell) return null;
    return screens.render({
      match,
      version: remote.current.version,
      url: request.url,
      locale,
      currency: pageCurrency(request, region),
    });
  }

  /** Undefined where pages have none, null where what it is about is not there. */
  async function findPreview({ row, params }: RouteMatch, locale: Locale) {
    const { id, serviceID, partnerID } = params;
    return previews[row.path]?.(id ?? serviceID ?? partnerID ?? '', locale);
  }

  function bootOf(
    { composition, registry, match }: PageRequest,
    { locale, region, files, shell, localShell }: Visit,
    rendered: Screen | null,
  ): BootParts {
    const { owner, name, path, access, nav, ssr } = match.row;
    return {
      mode,
      locale,
      region,
      registry: withoutPrevious(registry),
      files: files ? { [owner]: files } : {},
      shellIntegrity: shell.integrity,
      localShell,
      worker: options.env.SERVICE_WORKER === 'on' && localShell === null,
      trial: composition.trial,
      awaited: isAwaited(match) ? { name, path, access, nav, ssr } : null,
      texts: shell.chrome?.texts[locale] ?? null,
      island: rendered && { remote: owner, page: name, header: rendered.header },
    };
  }

  function writePage(
    page: PageRequest,
    visit: Visit,
    { rendered, preview, nonce }: PageParts,
  ): Buffer {
    const { request, registry, match, pathname } = page;
    const { locale, region, shell, files } = visit;
    return renderDocument({
      boot: bootOf(page, visit, rendered),
      assets: shell,
      preloads: preloadsOf(shell, registry, match, locale, files ?? NO_FILES),
      meta: pageMeta(preview ?? null, {
        origin: originOf(request),
        pathname: canonicalPath(pathname, request.url),
        locale,
        name: rendered?.header?.documentTitle ?? rendered?.header?.title,
      }),
      nonce,
      start,
      screen: rendered,
      chrome:
        isGuest(request) && rendered && shell.chrome
          ? serveChrome(shell.chrome, { locale, row: match.row, region, header: rendered.header })
          : null,
      platform: appPlatformOf(request.headers['user-agent'] ?? ''),
    });
  }

  function headersOf({ request, registry, match }: PageRequest, nonce: string) {
    return {
      'content-security-policy': contentSecurityPolicy({
        nonce,
        startSource: start.source,
        origin: originOf(request),
        scriptOrigins: [...registry.origins, ...baseOrigins(registry)],
        localOrigins: overrides.originsOf(request),
        mapOrigin: options.mapOrigin,
      }),
      'cache-control': 'no-cache',
      vary: 'cookie, accept-language',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': isSecret(match) ? 'no-referrer' : 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    };
  }
}

interface PageParts {
  readonly rendered: Screen | null;
  readonly preview: Awaited<ReturnType<FindPreview>> | undefined;
  readonly nonce: string;
}

const isAwaited = ({ row }: RouteMatch) => Boolean(awaitedTopic(row.name));

const isSecret = ({ row }: RouteMatch) => SECRET_PAGES.has(row.path);

/** A developer's own build tells none. */
const NO_FILES: ReleaseFiles = { integrity: {}, chunks: {} };

/** Files may only be what they are called; the page without a network has a policy of its own. */
function protect(reply: FastifyReply, file: string): void {
  reply.header('x-content-type-options', 'nosniff');
  if (file.endsWith('.html')) reply.header('content-security-policy', OFFLINE_POLICY);
}

interface PageRequest {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly composition: Composition;
  readonly registry: Registry;
  readonly match: RouteMatch;
  readonly pathname: string;
}

/** Exactly the scripts of this page: the remote's entry, app, page and texts, or the page of the shell. */
function preloadsOf(
  assets: ShellAssets,
  registry: Registry,
  { row }: RouteMatch,
  locale: Locale,
  files: ReleaseFiles,
): Preload[] {
  const ofShell = (name: string) =>
    assets.chunk(name).map((url) => ({ url, integrity: assets.integrity[url] ?? '' }));
  const texts = assets.chrome ? [] : ofShell(`locale-${locale}-json`);
  const remote = registry.remotes[row.owner];
  if (!remote) return [...texts, ...ofShell(`page-${row.name}`)];
  const { base } = remote.current;
  const scripts = pageScripts(remote.current, files, row.name, locale);
  return [
    ...texts,
    ...[...scripts].map((file) => ({ url: base + file, integrity: files.integrity[file] ?? '' })),
  ];
}

/** Whoever has a session gets other bars, with numbers that only the shell knows. */
function isGuest({ cookies }: FastifyRequest): boolean {
  return cookies[SESSION_COOKIE] === undefined;
}

/** Of one page in several languages each has an address of its own. */
function canonicalPath(pathname: string, url: string): string {
  const language = languageIn(url);
  return language ? `${pathname}?${LANGUAGE_PARAMETER}=${language}` : pathname;
}

/** The currency of the page: the person's stored choice, else what their browser will take. */
function pageCurrency({ cookies }: FastifyRequest, region: Region | null): string {
  const stored = cookies['currency'] ?? '';
  return /^[A-Z]{3}$/.test(stored) ? stored : currencyAt(region?.code);
}

function withoutPrevious(registry: Registry): Registry {
  return {
    ...registry,
    remotes: Object.fromEntries(
      Object.entries(registry.remotes).map(([id, remote]) => [id, { ...remote, previous: null }]),
    ),
  };
}

function baseOrigins(registry: Registry): string[] {
  const bases = Object.values(registry.remotes).map(({ current }) => current.base);
  return [
    ...new Set(bases.filter((base) => URL.canParse(base)).map((base) => new URL(base).origin)),
  ];
}
