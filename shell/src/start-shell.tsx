import { startTransition } from 'react';
import { hydrate, type DehydratedState } from '@tanstack/react-query';
import { createStore } from 'jotai/vanilla';
import { appPlatformOf } from '@karavan/shared-api/contract/app-platform';
import { createApiClient } from '@karavan/shared-api/client';
import { DOCUMENT_IDS, type BootData } from '@karavan/shared-api/contract/boot';
import { routeTableOf } from '@karavan/shared-api/contract/route-table';
import type { ShellTexts } from '@karavan/shared-api/contract/served-chrome';
import { shellPagesIn } from '@karavan/shared-api/contract/shell-pages';
import { createQueryClient } from '@karavan/shared-api/query';
import {
  addNamespace,
  createI18n,
  UI_NAMESPACE,
  wordsForErrors,
  type MessageLoader,
} from '@karavan/shared-api/i18n';
import { createAdoptingRoot, createShellEvents } from '@karavan/shared-api/remote';

import {
  createNotificationPolling,
  currencyAtom,
  isSignedInAtom,
  localeAtom,
  persistPreferences,
  readCookie,
  regionAtom,
  takeRegion,
  restoreSession,
  sessionAtom,
} from '@karavan/shared-api/state';
import { ERROR_WORDS } from '@karavan/shared-ui/error-words';
import { loadUiTexts } from '@karavan/shared-ui/messages';
// The shell itself shows none of these; it carries them for the remotes that do.
import '@karavan/shared-ui/image';
import '@karavan/shared-ui/price';
import '@karavan/shared-ui/served-lazily';
import '@karavan/shared-ui/virtual-list';
import { readBootData } from './boot/boot-data.ts';
import { installScriptTrust } from './boot/script-trust.ts';
import { Chrome } from './chrome/chrome.tsx';
import type { RemoteFailure } from './composition/failure.ts';
import { checkEntryIntegrity, importRelease } from './composition/federation.ts';
import { createOverlayHost } from './composition/overlay-host.ts';
import { createPageHost } from './composition/page-host.ts';
import { createPageSwap } from './composition/page-transition.ts';
import { createFilesOfReleases } from './composition/release-files.ts';
import { createRemoteLoader } from './composition/remote-loader.ts';
import { fetchRegistry } from './composition/fetch-registry.ts';
import { createNavigation } from './navigation/navigation.ts';
import { createShellHistory } from './navigation/shell-history.ts';
import { countVisits } from './releases/count-visits.ts';
import { watchReleases } from './releases/watch-releases.ts';
import { loadCartCount } from './session/load-cart-count.ts';
import { leaveSession } from './session/leave-session.ts';
import { createRealtime } from './session/realtime.ts';
import { watchMessages } from './session/watch-messages.ts';
import { watchMuting } from './session/watch-muting.ts';
import { watchCaches } from './session/caches.ts';
import { watchUnread } from './session/watch-unread.ts';
import { watchWork } from './session/watch-work.ts';
import { createShellServices, headerAtom, pageHeaderAtom } from './shell-services.ts';
import { reportError, reportUncaughtErrors, reportVisits } from './telemetry.ts';

/** The first screen, its pictures and its data come first; in milliseconds. */
const FETCH_AHEAD_AFTER = 4000;

/** Wires the shell from the data in the page, and shows the requested page. */
export async function startShell(): Promise<void> {
  reportUncaughtErrors();
  const platform = appPlatformOf(navigator.userAgent, navigator.maxTouchPoints);
  if (platform) document.documentElement.dataset['platform'] = platform;
  const boot = readBootData();
  const trust = installScriptTrust();
  trust.trustShell(boot.shellIntegrity, boot.localShell);
  checkEntryIntegrity();

  const store = createStore();
  store.set(localeAtom, boot.locale);
  restoreSession(store);
  persistPreferences(store);
  if (boot.region && !store.get(regionAtom)) takeRegion(store, boot.region);

  const history = createShellHistory();
  const events = createShellEvents();
  const i18n = createI18n({ locale: boot.locale });
  /** The texts in the language of the page came with it. */
  const served =
    (name: keyof ShellTexts, load: MessageLoader): MessageLoader =>
    async (locale) =>
      boot.texts && locale === boot.locale ? { default: boot.texts[name] } : load(locale);
  const ownTexts = Promise.all([
    addNamespace(
      i18n,
      'shell',
      served(
        'shell',
        (locale) => import(/* webpackChunkName: "locale-[request]" */ `./locales/${locale}.json`),
      ),
    ),
    addNamespace(i18n, UI_NAMESPACE, served('ui', loadUiTexts)),
  ]);
  const api = createApiClient({
    baseUrl: '/api/v1',
    readContext: () => ({
      locale: store.get(localeAtom),
      currency: store.get(currencyAtom),
      token: store.get(sessionAtom)?.token,
      // Over https its name carries a prefix that keeps other hosts from setting it.
      csrfToken: readCookie('__Host-csrftoken') ?? readCookie('csrftoken'),
    }),
    wordsFor: wordsForErrors(i18n, ERROR_WORDS),
    onSessionExpired: () => leaveSession({ store, history, events }, { remember: true }),
  });
  const polling = createNotificationPolling({ store, api });
  events.on('notifications.changed', () => polling.refresh());
  const realtime = createRealtime(store, api, () => releases.look());
  watchUnread(store, realtime, () => events.emit('notifications.changed', {}));
  loadCartCount(store, api);
  const services = createShellServices({ store, history, events, i18n, api, realtime });
  watchMessages(services);

  const queries = createQueryClient();
  const caches = watchCaches(store);
  caches.add(queries);
  watchWork({ ...services, caches });
  watchMuting(events, caches);
  function reportFailure(failure: RemoteFailure): void {
    const { version = 'none', isCanary = false } = loader.lastTried(failure.remote) ?? {};
    const cohort = isCanary ? 'canary' : 'stable';
    const kind = failure.reason === 'crashed' ? 'error' : 'failed_load';
    reportError(failure, { kind, remote: failure.remote, version, cohort });
  }
  const files = createFilesOfReleases(boot);
  const loader = createRemoteLoader({
    registry: boot.registry,
    trust,
    files,
    async importRelease(release, base) {
      const app = await importRelease(release, base);
      caches.add(app.queries);
      return app;
    },
    async loadMessages(app) {
      // A remote's first skeleton already uses the shared texts.
      await Promise.all([addNamespace(i18n, app.id, app.messages), ownTexts]);
    },
    fetchRegistry,
    onFailedAttempt: reportFailure,
  });
  const pageHost = createPageHost({
    place: document.getElementById(DOCUMENT_IDS.page)!,
    loader,
    shellFor: services.shellFor,
    adopt: (app) => {
      if (boot.island?.remote === app.id)
        hydrate(app.queries, boot.island.queries as DehydratedState);
    },
    onTakenOver(app) {
      if (boot.island?.remote !== app.id || !store.get(isSignedInAtom)) return;
      // The screen was rendered for a guest.
      const { queries } = boot.island.queries as DehydratedState;
      const served = new Set(queries.map(({ queryHash }) => queryHash));
      void app.queries.invalidateQueries({ predicate: ({ queryHash }) => served.has(queryHash) });
    },
    onFailure: reportFailure,
    onReturn: () => store.set(headerAtom, store.get(pageHeaderAtom)),
    swap: createPageSwap(),
  });
  const overlayHost = createOverlayHost({
    loader,
    ownerOf: (type) =>
      Object.values(boot.registry.remotes).find(({ current }) =>
        current.overlays.some((overlay) => overlay.type === type),
      )?.current.id,
    shellFor: services.shellFor,
    onFailure: reportFailure,
  });
  const table = routeTableOf(
    boot.registry,
    shellPagesIn(boot.mode),
    boot.awaited ? [boot.awaited] : [],
  );
  const releases = watchReleases({ boot, loader, caches, store });
  const navigation = createNavigation({
    history,
    store,
    pageHost,
    table,
    onPageChange: () => store.set(headerAtom, null),
    takesReleases: releases.take,
  });
  countVisits({
    pageHost,
    shown() {
      const owner = navigation.place()?.match.row.owner ?? 'shell';
      return { [owner]: loader.lastTried(owner)?.version, shell: boot.registry.shell.version };
    },
    report: reportVisits,
  });
  navigation.start();
  const shown = {
    place: navigation.place(),
    header: boot.island?.header ?? null,
    region: boot.region?.code ?? null,
  };
  store.set(headerAtom, shown.header);
  store.set(pageHeaderAtom, shown.header);

  setTimeout(() => {
    import(/* webpackChunkName: "fetch-ahead" */ './composition/fetch-ahead.ts').then(
      ({ fetchAhead }) => fetchAhead(boot, table, files),
      // Offline already: pages are fetched when they are opened.
      () => undefined,
    );
    import(/* webpackChunkName: "device" */ './device/start-device.ts').then(
      ({ startDevice }) => startDevice(services, boot, loader),
      () => undefined,
    );
  }, FETCH_AHEAD_AFTER);

  await ownTexts;
  // In slices, so that presses and paints can happen in between.
  startTransition(() => {
    createAdoptingRoot(document.getElementById(DOCUMENT_IDS.chrome)!).render(
      <Chrome
        services={services}
        shell={services.shellFor(new AbortController().signal)}
        queries={queries}
        navigation={navigation}
        pageHost={pageHost}
        overlayHost={overlayHost}
        served={shown}
        overridden={localBuilds(boot)}
        trial={boot.trial}
      />,
    );
  });
}

/** The local builds that replace published ones. */
function localBuilds({ localShell, registry }: BootData): string[] {
  const remotes = Object.entries(registry.remotes).filter(([, { overridden }]) => overridden);
  return [...(localShell ? ['shell'] : []), ...remotes.map(([id]) => id)];
}
