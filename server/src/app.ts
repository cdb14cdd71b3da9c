import fastifyCookie from '@fastify/cookie';
import fastifyMultipart from '@fastify/multipart';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerFactory,
} from 'fastify';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import { Registry } from 'prom-client';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import type { Tables } from './database-tables.ts';
import { EVENT_HANDLERS } from './event-handlers.ts';
import { createIsOperator } from './modules/identity/operators/index.ts';
import { hasAccount, nameErased, presentErasedNames } from './modules/identity/people/index.ts';
import {
  createFindListedServices,
  createServicePreview,
} from './modules/organizations/directory/index.ts';
import {
  createCollectionPreview,
  createFindListedCollections,
} from './modules/catalog/collections/index.ts';
import { createBannerCounter } from './modules/trade/banners/index.ts';
import {
  createFindListedHotlinks,
  createHotlinkCounter,
} from './modules/catalog/hotlinks/index.ts';
import {
  createFindListedCategories,
  createFindListedItems,
  createItemPreview,
  createItemsNow,
} from './modules/catalog/items/index.ts';
import {
  callInside,
  createRenderPool,
  createRenderTrial,
  registerDocuments,
  registerSitemaps,
} from './modules/site/document/index.ts';
import { createLoadExternalImage } from './platform/files/external-images/load-external-image.ts';
import { createPictureCache } from './platform/files/external-images/picture-cache.ts';
import { registerExternalImages } from './platform/files/external-images/register-external-images.ts';
import { KEY_PERIOD_MS } from './platform/files/external-images/sign-image-url.ts';
import { createOembedDirectory, type YoutubeDirectory } from './platform/files/youtube/oembed.ts';
import { mayFollowChat } from './modules/talk/messenger/index.ts';
import {
  createFindListedOrganizations,
  createOrganizationPreview,
} from './modules/organizations/organizations/index.ts';
import { createFindListedPartners } from './modules/organizations/partners/index.ts';
import { createMembership } from './modules/organizations/staff/index.ts';
import { registerSandboxPage, type PaymentProvider } from './modules/trade/payments/index.ts';
import {
  createFindListedPromotions,
  createPromotionPreview,
} from './modules/trade/promotions/index.ts';
import {
  createLocateAddress,
  createRegionGuess,
  registerBaseMap,
  registerFlags,
} from './modules/identity/regions/index.ts';
import {
  createEvidence,
  createFindServerIntegrity,
  createFindTeam,
  createOverrides,
  createPointerReader,
  createPreviewLinks,
  NO_OVERRIDES,
  openReleases,
  serveRegistry,
  VISITOR_COOKIE,
  witnessOf,
} from './modules/site/releases/index.ts';
import { createAuthorizer } from './platform/auth/authorizer.ts';
import type { Env } from './platform/env/env.ts';
import { createTransact } from './platform/events/transact.ts';
import {
  answerError,
  registerErrorTranslator,
} from './platform/errors/register-error-translator.ts';
import type { DiskSpace } from './platform/files/disk-space.ts';
import { registerFiles } from './platform/files/register-files.ts';
import { createHttpServer } from './platform/front-door/http-server.ts';
import { registerHealth, type HealthSources } from './platform/health/register-health.ts';
import { presentAddress } from './platform/http/former-addresses.ts';
import { registerRoutes } from './platform/http/register-routes.ts';
import { readSiteCookie, registerSite } from './platform/http/site.ts';
import { registerTimeLimits } from './platform/http/register-time-limits.ts';
import { sendBytes } from './platform/http/send-bytes.ts';
import { registerSecurityHeaders } from './platform/http/register-security-headers.ts';
import { logOfRequest } from './platform/logging/create-log.ts';
import { measureSockets } from './platform/metrics/measure-sockets.ts';
import { registerMetrics } from './platform/metrics/register-metrics.ts';
import { registerOpenApi } from './platform/openapi/register-openapi.ts';
import type { Outbound } from './platform/outbound/outbound.ts';
import type { UncaughtErrors } from './platform/process/uncaught-errors.ts';
import { registerRealtime } from './platform/realtime/register-realtime.ts';
import type { WakeUp } from './platform/realtime/wake-up.ts';
import { loadSecret } from './platform/secrets/load-secret.ts';
import { createRotatingSecret } from './platform/secrets/rotating-secret.ts';
import { createLocalStore } from './platform/storage/local-store.ts';
import type { Storage } from './platform/storage/open-storage.ts';
import { registerTelemetry } from './platform/telemetry/register-telemetry.ts';
import { registerAdmission } from './platform/throttle/register-admission.ts';
import { registerRequestLimit } from './platform/throttle/register-request-limit.ts';
import { createProductRoutes } from './product-routes.ts';

export interface AppDependencies {
  readonly env: Env;
  readonly db: Kysely<Tables>;
  readonly pool: pg.Pool;
  readonly log: Logger;
  /** Makes what it listens with; without it, a server that whoever builds the app lets listen. */
  readonly serverFactory?: FastifyServerFactory;
  readonly health: HealthSources;
  /** Nobody new is let into the process: open sockets are told to go elsewhere. */
  readonly leaving: AbortSignal;
  readonly uncaughtErrors: UncaughtErrors;
  /** Of the figures for Prometheus, where others add some of theirs. */
  readonly registry?: Registry;
  /** Of the files. */
  readonly disk: Pick<DiskSpace, 'problem'>;
  readonly storage: Storage;
  readonly wakeUp: WakeUp;
  readonly outbound: Outbound;
  /** For addresses that the environment names. */
  readonly gateways: Outbound;
  /** Knows the videos of YouTube; by default it asks YouTube. */
  readonly youtube?: YoutubeDirectory;
  /** Null where nobody takes money online. */
  readonly provider: PaymentProvider | null;
  /** The workspace that holds `shell/dist`; absent where only the API is served. */
  readonly workspace?: string;
}

const MEGABYTE = 1_048_576;

/** Puts the server together; it listens nowhere yet. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { env, db, pool, log, wakeUp, outbound, workspace } = dependencies;
  const {
    health,
    uncaughtErrors,
    registry = new Registry(),
    disk,
    storage,
    leaving,
    youtube = createOembedDirectory(outbound),
  } = dependencies;
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    childLoggerFactory: logOfRequest,
    trustProxy: env.KARAVAN_TRUSTED_PROXY ?? false,
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: ({ url = '/' }) => presentAddress(url),
    bodyLimit: 1_048_576,
    serverFactory:
      dependencies.serverFactory ??
      ((handler) => createHttpServer(env).on('request', handler as RequestListener)),
    frameworkErrors: answerError,
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
  });
  registerSite(app, env.PUBLIC_URL);
  registerErrorTranslator(app);
  registerTimeLimits(app, { bodyMs: env.REQUEST_BODY_SECONDS * 1000 });
  registerSecurityHeaders(app);
  presentErasedNames(app);
  sendBytes(app);
  await app.register(fastifyCookie);
  await app.register(fastifyMultipart);
  // A form without fields, as the override badge sends it.
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, _payload, done) =>
    done(null, undefined),
  );
  registerHealth(app, health);
  registerMetrics(app, {
    registry,
    pool,
    uncaughtErrors,
    host: env.HOST,
    port: env.METRICS_PORT,
  });
  // After these two: whoever watches is never refused.
  await registerRequestLimit(app, env.REQUESTS_PER_ADDRESS_MINUTE);
  registerAdmission(app, env.REQUESTS_AT_ONCE);
  await registerOpenApi(app);
  const csrfKey = await loadSecret(db, 'csrf');
  if (env.KARAVAN_MODE === 'demo') await registerSandboxPage(app, db);
  const transact = createTransact(db, wakeUp, EVENT_HANDLERS);
  const isOperator = createIsOperator(db);
  const locate = createLocateAddress(env.KARAVAN_DEFAULT_COUNTRY);
  const imageSecret = createRotatingSecret(db, { name: 'external-image', periodMs: KEY_PERIOD_MS });
  const rights = { hasAccount, mayFollow: mayFollowChat };
  const site = await prepareSite(app, dependencies, registry);
  registerTelemetry(app, ({ kind, release }, request) => {
    const witness = witnessOf(readSiteCookie(request, VISITOR_COOKIE), request.ip);
    if (witness) void site.evidence.add(kind, release, witness);
  });
  const hotlinkCounter = createHotlinkCounter(db, log);
  app.addHook('onClose', () => hotlinkCounter.close());
  const bannerCounter = createBannerCounter(db, log);
  app.addHook('onClose', () => bannerCounter.close());
  const routes = await createProductRoutes({
    ...dependencies,
    youtube,
    transact,
    csrfKey,
    isOperator,
    locate,
    imageSecret,
    rights,
    site,
    hotlinkCounter,
    bannerCounter,
  });
  const countSockets = await registerRealtime(app, {
    db,
    wakeUp,
    rights,
    leaving,
    values: createItemsNow(db),
    limits: { perSession: env.SOCKETS_PER_SESSION, perPerson: env.SOCKETS_PER_PERSON },
  });
  measureSockets(registry, countSockets);
  registerRoutes(app, routes, {
    authorizer: createAuthorizer(db, csrfKey, {
      ...createMembership(db),
      isOperator,
      findTeam: createFindTeam(db),
      hasAccount,
    }),
    requestSeconds: env.REQUEST_SECONDS,
    guestAnswerMs: env.GUEST_ANSWER_MS,
    finishText: nameErased,
  });

  registerBaseMap(app, env.MAP_STYLE_URL ?? null);
  registerFlags(app);
  registerFiles(app, storage.files);
  registerExternalImages(app, {
    secret: imageSecret,
    load: createLoadExternalImage({
      outbound,
      cache: createPictureCache(
        createLocalStore(path.join(env.KARAVAN_DATA_DIR, 'external-images')),
        env.EXTERNAL_IMAGES_MEGABYTES * MEGABYTE,
      ),
      hasRoom: () => disk.problem() === null,
      onCacheFailure: (error) => log.warn({ err: error }, 'A picture could not be kept'),
    }),
  });

  await registerSitemaps(app, {
    items: createFindListedItems(db),
    categories: createFindListedCategories(db),
    organizations: createFindListedOrganizations(db),
    partners: createFindListedPartners(db),
    services: createFindListedServices(db),
    collections: createFindListedCollections(db),
    hotlinks: createFindListedHotlinks(db),
    promotions: createFindListedPromotions(db),
  });

  if (workspace) {
    const { reader, previews, pool, folders } = site;
    const overrides =
      env.KARAVAN_MODE === 'demo'
        ? createOverrides(await loadSecret(db, 'override'))
        : NO_OVERRIDES;
    const registryServer = await serveRegistry(app, {
      db,
      reader,
      overrides,
      previews,
      folders,
      origins: env.KARAVAN_REMOTE_ORIGINS,
      onDropped: (pages) => log.error({ pages }, 'Two releases claim the same addresses'),
    });
    await registerDocuments(app, {
      registry: registryServer,
      metrics: registry,
      overrides,
      firstScreenMs: env.FIRST_SCREEN_MS,
      pool,
      folders,
      publicFolder: path.join(workspace, 'shell/public'),
      mode: env.KARAVAN_MODE,
      env,
      previews: {
        '/p/:id': createItemPreview(db),
        '/organizations/:id': createOrganizationPreview(db),
        '/organizations/:id/hotlinks': createOrganizationPreview(db),
        '/home/partners/:partnerID/:section?': createOrganizationPreview(db),
        '/promotions/:id': createPromotionPreview(db),
        '/services/:serviceID': createServicePreview(db, env.PUBLIC_URL),
        '/organizations/:organizationID/collections/:id': createCollectionPreview(
          db,
          env.PUBLIC_URL,
        ),
      },
      guessRegion: createRegionGuess(locate),
      mapOrigin: env.MAP_STYLE_URL && new URL(env.MAP_STYLE_URL).origin,
    });
  }
  return app;
}

/** What releases are stored, checked and shown with. */
async function prepareSite(
  app: FastifyInstance,
  { env, db, disk, storage, wakeUp }: AppDependencies,
  metrics: Registry,
) {
  const folders = openReleases({ env, db, storage });
  const pool = createRenderPool({
    waitMs: env.FIRST_SCREEN_MS,
    workers: env.RENDER_WORKERS,
    source: { folders, findIntegrity: createFindServerIntegrity(db) },
    callApi: callInside(app),
    log: app.log,
  });
  const reader = createPointerReader(db, wakeUp);
  const key = await loadSecret(db, 'release-evidence');
  const evidence = createEvidence({ db, reader, metrics, log: app.log, key });
  app.addHook('onListen', async () => pool.standBy());
  app.addHook('onClose', async () => {
    pool.close();
    await evidence.close();
  });
  return {
    db,
    disk,
    folders,
    pool,
    reader,
    evidence,
    previews: createPreviewLinks(await loadSecret(db, 'preview')),
    tryRender: createRenderTrial(pool),
    siteUrl: env.PUBLIC_URL?.replace(/\/$/, '') ?? `http://localhost:${env.PORT}`,
  };
}
