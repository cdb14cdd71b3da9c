import { createHash, randomUUID } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import {
  PackageName,
  STABLE,
  Version,
  type ReleaseManifest,
  type ReleaseState,
} from '@karavan/shared-api/contract/releases';
import type { Versions } from '@karavan/shared-api/contract/remotes';
import { refuseForeignPages } from '../../../../platform/auth/refuse-foreign-pages.ts';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import { bytesOf, jsonOnce } from '../../../../platform/http/json-pieces.ts';
import { sendCompressed } from '../../../../platform/http/send-compressed.ts';
import { clearSiteCookie, readSiteCookie, setSiteCookie } from '../../../../platform/http/site.ts';
import { YEAR_SECONDS } from '../../../../platform/time/durations.ts';
import type { PointerReader } from '../pointers/pointers.queries.ts';
import { SHELL } from '../pointers/world.ts';
import type { ReleasesTables } from '../releases.tables.ts';
import type { ReleaseFolders } from '../storage/release-folders.ts';
import type { Overrides } from './overrides.ts';
import type { PreviewLinks } from './preview-links.ts';
import {
  composeFor,
  filesOf,
  presentRegistry,
  writeRegistry,
  type Composition,
  type Visitor,
} from './registry.ts';

interface RegistryOptions {
  readonly db: Kysely<ReleasesTables>;
  readonly reader: PointerReader;
  readonly overrides: Overrides;
  readonly previews: PreviewLinks;
  readonly folders: ReleaseFolders;
  readonly origins: readonly string[];
  /** Told once of each page that was left out because two packages claim its address. */
  onDropped(pages: readonly string[]): void;
}

export interface RegistryServer {
  /** What this visitor gets. Sets the cookie that keeps them on their side of a canary. */
  composeFor(request: FastifyRequest, reply: FastifyReply): Promise<Composition>;
  /** The same for a shell of this contract, with the visitor's overrides. */
  registryOf(
    composition: Composition,
    contract: string,
    request: FastifyRequest,
  ): ReturnType<typeof presentRegistry>;
}

/** Keeps somebody on their side of a canary. */
export const VISITOR_COOKIE = 'visitor';
const CHANNEL_COOKIE = 'channel';
const PREVIEW_COOKIE = 'preview';
/** Set by the page itself when its start script cannot be had; see `shell/public/start.js`. */
const FAILED_SHELL_COOKIE = 'failed_shell';
/** Blocked releases that are told, the latest: nobody keeps a tab open for longer. */
const BLOCKED_MAX = 50;

/** What may be looked at. */
const SHOWN: readonly ReleaseState[] = ['staged', 'canary', 'live', 'superseded'];
/** Open tabs may still load what is retired. */
const LOADED: readonly ReleaseState[] = [...SHOWN, 'retired'];

/** The release that a file belongs to. */
const RELEASED = /^\/(?:remotes\/)?(mf-[\w-]+|shell)\/([\w.-]+)\/web\//;

/** Serves `/registry.json`, the links to previews, and the immutable files of every release with their list. */
export async function serveRegistry(
  app: FastifyInstance,
  { db, reader, overrides, previews, folders, origins, onDropped }: RegistryOptions,
): Promise<RegistryServer> {
  async function compose(request: FastifyRequest, reply: FastifyReply): Promise<Composition> {
    const visitor: Visitor = {
      id: visitorOf(request, reply),
      channel: readSiteCookie(request, CHANNEL_COOKIE) ?? STABLE,
      failedShell: request.cookies[FAILED_SHELL_COOKIE] ?? null,
      preview: await findPreview(readSiteCookie(request, PREVIEW_COOKIE)),
    };
    const composition = composeFor(await reader.read(), visitor);
    if (!composition) {
      throw new ApiError('unavailable', { message: 'No shell is live yet', retryAfter: 5 });
    }
    if (composition.dropped.length > 0) onDropped(composition.dropped);
    return composition;
  }

  async function findPreview(token: string | undefined): Promise<ReleaseManifest | null> {
    const named = token === undefined ? null : previews.read(token);
    return named && findManifest(db, named, SHOWN);
  }

  const registryOf = (composition: Composition, contract: string, request: FastifyRequest) =>
    overrides.apply(presentRegistry(composition, contract, origins), request);

  await app.register(async (lists) => {
    // An open tab may have another shell than the one its visitor would get now.
    lists.get<{ Querystring: { contract?: string } }>('/registry.json', async (request, reply) => {
      const composition = await compose(request, reply);
      const contract = String(request.query.contract);
      const body = bytesOf(writeRegistry(registryOf(composition, contract, request)));
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
      reply.headers({ 'cache-control': 'no-cache', etag, vary: 'cookie' });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return sendCompressed(reply.type('application/json'), body);
    });
    lists.get<{ Params: { id: string; version: string } }>(
      '/remotes/:id/:version/files.json',
      async ({ params: { id, version } }, reply) => {
        const isName = PackageName.safeParse(id).success && Version.safeParse(version).success;
        const manifest = isName && (await findManifest(db, { package: id, version }, LOADED));
        if (!manifest) throw new ApiError('not_found');
        reply.header('cache-control', 'public, max-age=31536000, immutable');
        return sendCompressed(
          reply.type('application/json'),
          bytesOf([jsonOnce(filesOf(manifest))]),
        );
      },
    );
  });

  // For tabs that are open: small, unlike the registry.
  app.get('/versions.json', async (request, reply) => {
    const { shell, remotes } = await compose(request, reply);
    const current = [...remotes.values()].map((offer) => offer.current);
    const answer: Versions = {
      versions: Object.fromEntries([shell, ...current].map(({ id, version }) => [id, version])),
      blocked: await findBlocked(db),
    };
    return reply.headers({ 'cache-control': 'no-store', vary: 'cookie' }).send(answer);
  });

  app.get<{ Params: { token: string } }>('/preview/:token', async (request, reply) => {
    const { token } = request.params;
    if (!previews.read(token)) throw new ApiError('not_found');
    setSiteCookie(reply, PREVIEW_COOKIE, token, { httpOnly: true, sameSite: 'lax' });
    return reply.header('cache-control', 'no-store').redirect('/', 303);
  });
  // Whoever likes gets the releases of a channel; the badge shows the way out.
  app.get<{ Params: { name: string } }>('/channel/:name', async (request, reply) => {
    const { name } = request.params;
    const pointers = await reader.read();
    if (!pointers.some(({ channel }) => channel === name)) throw new ApiError('not_found');
    setSiteCookie(reply, CHANNEL_COOKIE, name, {
      httpOnly: true,
      sameSite: 'lax',
      maxAge: YEAR_SECONDS,
    });
    return reply.header('cache-control', 'no-store').redirect('/', 303);
  });
  app.post('/preview/reset', async (request, reply) => {
    refuseForeignPages(request);
    clearSiteCookie(reply, PREVIEW_COOKIE);
    clearSiteCookie(reply, CHANNEL_COOKIE);
    return reply.redirect('/', 303);
  });

  await serveFiles(app, folders);
  overrides.register(app);
  return { composeFor: compose, registryOf };
}

async function findManifest(
  db: Kysely<ReleasesTables>,
  named: { readonly package: string; readonly version: string },
  states: readonly ReleaseState[],
): Promise<ReleaseManifest | null> {
  const row = await db
    .selectFrom('release')
    .select('manifest')
    .where('package', '=', named.package)
    .where('version', '=', named.version)
    .where('state', 'in', states)
    .executeTakeFirst();
  return row ? (JSON.parse(row.manifest) as ReleaseManifest) : null;
}

/** What open tabs may still have. */
async function findBlocked(db: Kysely<ReleasesTables>): Promise<string[]> {
  const rows = await db
    .selectFrom('release')
    .select(['package', 'version'])
    .where('state', '=', 'blocked')
    .orderBy('state_at', 'desc')
    .limit(BLOCKED_MAX)
    .execute();
  return rows.map(({ package: name, version }) => `${name} ${version}`);
}

function visitorOf(request: FastifyRequest, reply: FastifyReply): string {
  const known = readSiteCookie(request, VISITOR_COOKIE);
  if (known) return known;
  const visitor = randomUUID();
  setSiteCookie(reply, VISITOR_COOKIE, visitor, {
    httpOnly: true,
    sameSite: 'lax',
    maxAge: YEAR_SECONDS,
  });
  return visitor;
}

/** `/remotes/<id>/<version>/web/…` and `/shell/<version>/web/…`; the server's own halves are not for browsers. */
async function serveFiles(app: FastifyInstance, folders: ReleaseFolders): Promise<void> {
  const serve = (prefix: string, root: string, allowed: RegExp) =>
    app.register(async (files) => {
      files.addHook('onRequest', async ({ url }) => {
        const [, name, version] = RELEASED.exec(url) ?? [];
        if (name !== undefined && version !== undefined) await folders.bring(name, version);
      });
      await files.register(fastifyStatic, {
        root,
        prefix,
        decorateReply: false,
        preCompressed: true,
        immutable: true,
        maxAge: '365d',
        allowedPath: (pathname) => allowed.test(pathname),
        setHeaders: (reply) => {
          reply.header('access-control-allow-origin', '*');
          reply.header('cross-origin-resource-policy', 'cross-origin');
          reply.header('x-content-type-options', 'nosniff');
        },
      });
    });
  await serve('/remotes/', folders.root, /^\/mf-[\w-]+\/[\w.-]+\/web\//);
  await serve(`/${SHELL}/`, `${folders.root}/${SHELL}`, /^\/[\w.-]+\/web\//);
}
