import type { Follower } from './follow-releases.ts';
import type { Followed } from './start-following.ts';

/** A tab that nobody turns to looks this often. */
const LOOK_EVERY_MS = 5 * 60_000;

export interface ReleaseWatch {
  /** The server says that there may be newer releases. */
  look(): void;
  /** Loads the page anew if there are newer releases and nothing gets lost by it; answers whether. */
  take(): boolean;
}

/**
 * Keeps an open tab from growing old: it goes on with its releases and takes newer ones at a change of
 * page. What does so loads when there may be any; the first load is spared it.
 */
export function watchReleases(followed: Followed): ReleaseWatch {
  const typedInto = new Set<Element>();
  addEventListener('input', ({ target }) => typedInto.add(target as Element), true);
  let loading: Promise<void> | undefined;
  let follower: Follower | undefined;

  function look(isNews: boolean): void {
    loading ??= import(/* webpackChunkName: "releases" */ './start-following.ts').then(
      ({ startFollowing }) => {
        follower = startFollowing(followed, typedInto);
      },
    );
    loading.then(
      () => follower?.look(isNews),
      () => {
        loading = undefined;
      },
    );
  }

  setInterval(look, LOOK_EVERY_MS, false);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) look(false);
  });
  return { look: () => look(true), take: () => follower?.take() ?? false };
}
