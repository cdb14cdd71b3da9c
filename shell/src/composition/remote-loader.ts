import { CONTRACT_VERSION, satisfiesContract } from '@karavan/shared-api/contract/contract-version';
import type {
  RegisteredRemote,
  Registry,
  ReleaseFiles,
  RemoteRelease,
} from '@karavan/shared-api/contract/remotes';
import type { PreparedView, RemoteApp, RemoteView } from '@karavan/shared-api/remote';
import type { ScriptTrust } from '../boot/script-trust.ts';
import { diagnose, RemoteFailure } from './failure.ts';
import type { FilesOfReleases } from './release-files.ts';

export interface LoadedView {
  readonly app: RemoteApp;
  readonly release: RemoteRelease;
  readonly view: PreparedView;
}

/** What the loader needs from outside; tests pass in their own. */
export interface RemoteLoaderDependencies {
  readonly registry: Registry;
  readonly trust: ScriptTrust;
  readonly files: FilesOfReleases;
  importRelease(release: RemoteRelease, base: string): Promise<RemoteApp>;
  /** Loads the remote's texts in the current language. */
  loadMessages(app: RemoteApp): Promise<void>;
  /** Fetches the current registry, with the previous releases. */
  fetchRegistry(): Promise<Registry>;
  /** Reports every failed attempt, even when a later rung succeeds. */
  onFailedAttempt(failure: RemoteFailure): void;
}

export interface RemoteLoader {
  /** Loads a remote's view by the failure ladder. Rejects with RemoteFailure when every rung fails. */
  load(remoteId: string, view: RemoteView): Promise<LoadedView>;
  /** What of a remote was tried last; undefined before its first load. */
  lastTried(remoteId: string): { readonly version: string; readonly isCanary: boolean } | undefined;
  /** This version threw on screen: later loads prefer another one if there is one. */
  markBroken(release: RemoteRelease): void;
  /** Restarts the ladder at the next load, from the registry at that time. */
  reset(remoteId: string): void;
}

interface Rung {
  readonly release: RemoteRelease;
  readonly base: string;
  readonly checked: boolean;
}

/**
 * The failure ladder, rung by rung: the release in use, the same address again, other origins, the
 * release the server now names, and the last one known to be good.
 */
export function createRemoteLoader(dependencies: RemoteLoaderDependencies): RemoteLoader {
  const { trust, onFailedAttempt } = dependencies;
  const inUse = new Map<string, { app: RemoteApp; release: RemoteRelease; rung: Rung }>();
  const broken = new Set<string>();
  const tried = new Map<string, string>();
  let registry = dependencies.registry;
  let isRegistryStale = false;

  async function attempt(rung: Rung, view: RemoteView): Promise<LoadedView> {
    const { release } = rung;
    tried.set(release.id, release.version);
    if (!satisfiesContract(release.contract, CONTRACT_VERSION)) {
      throw new RemoteFailure(release.id, 'incompatible');
    }
    let files = NO_FILES;
    try {
      const known = inUse.get(release.id);
      const isKnown = known?.rung.base === rung.base;
      if (rung.checked) files = await dependencies.files.find(release);
      if (!isKnown) trust.trustRelease(files, rung.base, rung.checked);
      const app = isKnown ? known.app : await dependencies.importRelease(release, rung.base);
      const [prepared] = await Promise.all([app.prepare(view), dependencies.loadMessages(app)]);
      inUse.set(release.id, { app, release, rung });
      return { app, release, view: prepared };
    } catch (cause) {
      inUse.delete(release.id);
      if (cause instanceof RemoteFailure) throw cause;
      const reason = await diagnose(scriptsOf(rung, files, view));
      throw new RemoteFailure(release.id, reason, { cause });
    }
  }

  async function* rungs(remoteId: string): AsyncGenerator<Rung> {
    const used = inUse.get(remoteId)?.rung;
    if (used) yield used;
    const first = currentRung(isRegistryStale ? await refreshed(remoteId) : registered(remoteId));
    if (!broken.has(first.release.version)) {
      yield first;
      yield first;
      if (first.checked) for (const origin of registry.origins) yield atOrigin(first, origin);
    }
    const fresh = await refreshed(remoteId);
    const newest = currentRung(fresh);
    if (newest.base !== first.base && !broken.has(newest.release.version)) yield newest;
    if (fresh.previous) yield { release: fresh.previous, base: fresh.previous.base, checked: true };
    if (broken.has(first.release.version)) yield first;
  }

  async function refreshed(remoteId: string): Promise<RegisteredRemote> {
    registry = await dependencies.fetchRegistry().catch(() => registry);
    isRegistryStale = false;
    return registered(remoteId);
  }

  function registered(remoteId: string): RegisteredRemote {
    const remote = registry.remotes[remoteId];
    if (!remote) throw new Error(`${remoteId} is not in the registry`);
    return remote;
  }

  return {
    async load(remoteId, view) {
      let last: RemoteFailure | undefined;
      for await (const rung of rungs(remoteId)) {
        try {
          return await attempt(rung, view);
        } catch (error) {
          last = error instanceof RemoteFailure ? error : undefined;
          if (!last) throw error;
          onFailedAttempt(last);
        }
      }
      throw last ?? new RemoteFailure(remoteId, 'crashed');
    },
    lastTried(remoteId) {
      const version = tried.get(remoteId);
      const canary = registry.remotes[remoteId]?.rollout?.version;
      return version === undefined ? undefined : { version, isCanary: version === canary };
    },
    markBroken(release) {
      broken.add(release.version);
      inUse.delete(release.id);
    },
    reset(remoteId) {
      broken.clear();
      inUse.delete(remoteId);
      isRegistryStale = true;
      dependencies.files.doubt(remoteId);
      const base = registry.remotes[remoteId]?.current.base;
      if (base) trust.renewAddresses(base);
    },
  };
}

function currentRung({ current, overridden }: RegisteredRemote): Rung {
  return { release: current, base: current.base, checked: !overridden };
}

/** @param origin empty for our own server, which has the files of all releases */
function atOrigin(rung: Rung, origin: string): Rung {
  const host = origin === '' ? location.origin : origin;
  const { pathname } = new URL(rung.base, host);
  return { ...rung, base: new URL(pathname, host).href };
}

/** A developer's own build tells none. */
const NO_FILES: ReleaseFiles = { integrity: {}, chunks: {} };

/** The scripts a view needs, as far as the release lists them. */
function scriptsOf({ release, base }: Rung, { integrity, chunks }: ReleaseFiles, view: RemoteView) {
  const chunk = view.kind === 'page' ? `page-${view.name}` : `overlay-${view.type}`;
  const files = new Set([release.entry, ...(chunks['app'] ?? []), ...(chunks[chunk] ?? [])]);
  return [...files].map((file) => ({ url: base + file, integrity: integrity[file] ?? '' }));
}
