import type { Location } from '@karavan/shared-api/router';
import type { PreparedView, RemoteApp, RemoteView, ShellApi } from '@karavan/shared-api/remote';
import type { RemoteRelease } from '@karavan/shared-api/contract/remotes';
import { answerPresses, untilAllAnswers } from '@karavan/shared-ui/server-screen';
import { toFailure, type FailureReason, type RemoteFailure } from './failure.ts';
import { mountView, unmountView, type MountedView } from './mount-view.ts';
import type { RemoteLoader } from './remote-loader.ts';
import type { SwapPages } from './swap-pages.ts';

/**
 * A page that arrives sooner replaces the old one directly: a flashing skeleton would only
 * distract.
 */
const SKELETON_AFTER_MS = 120;
/**
 * After this long the person is told that loading is slow and may retry; loading continues in the
 * background.
 */
const SLOW_AFTER_MS = 3000;

/**
 * What the place of the page shows.
 *
 *   idle | ready -> ready                        the page came at once
 *   idle | ready -> loading -> ready | failed
 *                      \-> slow -> ready | failed
 *   failed -> (try again) loading
 *   ready -> failed           the view threw later on
 */
export type PageStatus =
  | { readonly phase: 'idle' | 'ready' }
  | { readonly phase: 'loading' | 'slow'; readonly remote: string }
  | { readonly phase: 'failed'; readonly remote: string; readonly reason: FailureReason };

export interface PageRequest {
  readonly remote: string;
  readonly view: RemoteView & { kind: 'page' };
  readonly location: Location;
}

interface Mounted extends MountedView {
  readonly request: PageRequest;
  readonly app: RemoteApp;
  readonly release: RemoteRelease;
  readonly view: PreparedView;
  readonly container: HTMLElement;
  readonly abort: AbortController;
}

export interface PageHost {
  readonly status: () => PageStatus;
  subscribe(listener: () => void): () => void;
  /** Shows a page; the latest request wins. */
  show(request: PageRequest): void;
  /** Unmounts the current page, for example when the shell shows one of its own. */
  clear(): void;
  retry(): void;
}

interface PageHostDependencies {
  /** The element that holds the page; it may already contain a server-rendered first screen. */
  readonly place: HTMLElement;
  readonly loader: Omit<RemoteLoader, 'lastTried'>;
  /** Creates the shell API for one mounted view. */
  shellFor(signal: AbortSignal): ShellApi;
  /** Gives a remote the data that its first screen was rendered from. Called once, before hydration. */
  adopt(app: RemoteApp): void;
  /** Each part of that screen answers now. */
  onTakenOver(app: RemoteApp): void;
  onFailure(failure: RemoteFailure): void;
  /** A page that was about to be left is shown on. */
  onReturn(): void;
  /** Replaces a page that is on screen. */
  readonly swap: SwapPages;
}

/** Mounts one routed remote at a time as a parcel with a React root of its own. */
export function createPageHost(dependencies: PageHostDependencies): PageHost {
  const { place, loader, onFailure } = dependencies;
  const listeners = new Set<() => void>();
  let status: PageStatus = { phase: 'idle' };
  let wanted: PageRequest | undefined;
  let mounted: Mounted | undefined;
  let skeletonTimer: ReturnType<typeof setTimeout> | undefined;
  let slowTimer: ReturnType<typeof setTimeout> | undefined;
  /** Somebody may have scrolled before this has started. */
  let hasScrolled = true;
  addEventListener('scroll', () => (hasScrolled = true));

  function setStatus(next: PageStatus): void {
    // Who draws it has nothing to draw again.
    if (next.phase !== 'ready' || status.phase !== 'ready') status = next;
    for (const listener of listeners) listener();
  }

  async function settle(request: PageRequest): Promise<void> {
    const isCurrent = () => wanted === request;
    startWaiting(request);
    try {
      const { app, release, view } = await loader.load(request.remote, request.view);
      if (!isCurrent()) return;
      // What is still mounting, or taking a location, cannot take another one yet; should it fail, it
      // is replaced.
      if (mounted?.app === app) await mounted.settled();
      if (!isCurrent()) return;
      if (mounted && mounted.app === app) await update(mounted, request, view);
      else if (mounted) {
        // A skeleton would take the page away that is about to be swapped.
        clearTimeout(skeletonTimer);
        const step = { from: mounted.request.location, to: request.location };
        await dependencies.swap(step, async () => {
          if (!isCurrent()) return;
          awaitSkeleton(request);
          await replace(request, app, release, view);
        });
      } else await replace(request, app, release, view);
      if (isCurrent()) finishWaiting({ phase: 'ready' });
    } catch (error) {
      if (isCurrent()) fail(toFailure(request.remote, error));
    }
  }

  async function update(present: Mounted, request: PageRequest, view: PreparedView): Promise<void> {
    const props = { ...present.props, view, location: request.location };
    mounted = { ...present, request, view, props };
    prefetch(mounted);
    if (present.request.view.name === request.view.name) dependencies.onReturn();
    await present.update(props);
  }

  async function replace(
    request: PageRequest,
    app: RemoteApp,
    release: RemoteRelease,
    view: PreparedView,
  ): Promise<void> {
    await takeDown();
    const island = findIsland();
    if (island) {
      delete island.dataset['island'];
      dependencies.adopt(app);
    }
    const container = island ?? document.createElement('div');
    // Above the skeleton, which is removed only once the page is there: a page below it would move
    // up at that moment, and a list that has just restored its scroll position would lose it.
    if (!island) place.prepend(container);
    const abort = new AbortController();
    const shown = mountView(app, {
      view,
      container,
      location: request.location,
      shell: dependencies.shellFor(abort.signal),
      onError(error) {
        loader.markBroken(release);
        if (mounted?.parcel === shown.parcel) fail(toFailure(request.remote, error));
      },
    });
    const page = { ...shown, request, app, release, view, container, abort };
    mounted = page;
    if (!island) prefetch(page);
    await shown.ready;
    answerPresses(container);
    if (island) void followUp(page);
  }

  /** All of the server's screen is taken over with what it was rendered from; the person's own data follows. */
  async function followUp({ app, container, parcel }: Mounted): Promise<void> {
    await untilAllAnswers(container);
    dependencies.onTakenOver(app);
    if (mounted?.parcel === parcel) prefetch(mounted);
  }

  /** The server-rendered first screen, until a remote takes it over. */
  function findIsland(): HTMLElement | null {
    return place.querySelector<HTMLElement>(':scope > [data-island]');
  }

  function removeForeignIsland({ remote, view }: PageRequest): void {
    const island = findIsland();
    if (island && island.dataset['island'] !== `${remote}/${view.name}`) island.remove();
  }

  function prefetch({ view, app, request, abort }: Mounted): void {
    view
      .prefetch?.({
        api: dependencies.shellFor(abort.signal).api,
        queries: app.queries,
        search: new URLSearchParams(request.location.search),
      })
      // The page's own query fails the same way and shows the error.
      .catch(() => undefined);
  }

  async function takeDown(): Promise<void> {
    const old = mounted;
    if (!old) return;
    mounted = undefined;
    old.abort.abort();
    old.container.remove();
    // Where the next one is drawn in the same frame, the browser would keep the place of this one. To ask
    // or tell it, it lays the empty page out.
    if (hasScrolled) document.documentElement.scrollTop = 0;
    hasScrolled = false;
    await unmountView(old);
  }

  function awaitSkeleton({ remote }: PageRequest): void {
    clearTimeout(skeletonTimer);
    skeletonTimer = setTimeout(() => {
      if (mounted?.request.remote !== remote) void takeDown();
      setStatus({ phase: 'loading', remote });
    }, SKELETON_AFTER_MS);
  }

  function startWaiting(request: PageRequest): void {
    const { remote } = request;
    awaitSkeleton(request);
    clearTimeout(slowTimer);
    slowTimer = setTimeout(() => setStatus({ phase: 'slow', remote }), SLOW_AFTER_MS);
  }

  function finishWaiting(next: PageStatus): void {
    clearTimeout(skeletonTimer);
    clearTimeout(slowTimer);
    setStatus(next);
  }

  function fail(failure: RemoteFailure): void {
    onFailure(failure);
    void takeDown();
    finishWaiting({ phase: 'failed', remote: failure.remote, reason: failure.reason });
  }

  return {
    status: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(request) {
      wanted = request;
      removeForeignIsland(request);
      void settle(request);
    },
    clear() {
      wanted = undefined;
      finishWaiting({ phase: 'idle' });
      findIsland()?.remove();
      void takeDown();
    },
    retry() {
      if (!wanted) return;
      loader.reset(wanted.remote);
      void settle((wanted = { ...wanted }));
    },
  };
}
