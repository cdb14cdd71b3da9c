import type { Versions } from '@karavan/shared-api/contract/remotes';

/** Whoever turns to the tab again and again asks no more often. */
const LOOK_AGAIN_MS = 30_000;
/** All tabs hear of a release at once; they ask one after the other. */
const SPREAD_MS = 1500;
/** Nobody has touched the page for so long: it may load itself anew. */
const IDLE_MS = 60_000;
const WATCH_MS = 1000;

const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'input'] as const;

interface FollowerDependencies {
  /** What the page was opened with, by package; a developer's local builds are not among it. */
  readonly opened: Readonly<Record<string, string>>;
  /** What of it has been loaded: package and version. */
  used(): readonly string[];
  /** Whether something that a person has pressed is still under way. */
  isWriting(): boolean;
  /** A release on this page must not be used any more: offers to load the page anew. */
  onBlocked(): void;
  reload(): void;
  /** Fields that somebody has typed into. */
  readonly typedInto: Set<Element>;
}

export interface Follower {
  /** @param isNews whether the server has said so, which is not to be put off */
  look(isNews: boolean): void;
  take(): boolean;
}

/** Compares what the page was opened with to what its visitor would get now. */
export function followReleases(dependencies: FollowerDependencies): Follower {
  const { opened, used, isWriting, onBlocked, reload, typedInto } = dependencies;
  let isOld = false;
  let isBlocked = false;
  let lookedAt = -Infinity;
  let touchedAt = performance.now();
  let waiting: ReturnType<typeof setTimeout> | undefined;

  async function compare(): Promise<void> {
    lookedAt = performance.now();
    const answer = await fetch('/versions.json', { signal: AbortSignal.timeout(5000) });
    if (!answer.ok) return;
    const { versions, blocked } = (await answer.json()) as Versions;
    isOld = Object.entries(opened).some(
      ([name, version]) => versions[name] !== undefined && versions[name] !== version,
    );
    if (isBlocked || !used().some((name) => blocked.includes(name))) return;
    isBlocked = true;
    onBlocked();
    reloadWhenUnused();
  }

  /** What is typed, playing or under way would be lost. */
  function wouldLose(): boolean {
    for (const field of typedInto) if (!field.isConnected) typedInto.delete(field);
    const isPlaying = [...document.querySelectorAll('video, audio')].some(
      (media) => !(media as HTMLMediaElement).paused,
    );
    // Forms with unsaved changes stop a closing tab; so they stop this.
    const isGuarded = !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    return isPlaying || isGuarded || isWriting() || [...typedInto].some(hasText);
  }

  function reloadWhenUnused(): void {
    for (const touch of TOUCHES) {
      addEventListener(touch, () => (touchedAt = performance.now()), { passive: true });
    }
    setInterval(() => {
      const isUnused = document.hidden || performance.now() - touchedAt > IDLE_MS;
      if (isUnused && !wouldLose()) reload();
    }, WATCH_MS);
  }

  return {
    look(isNews) {
      if (!isNews && performance.now() - lookedAt < LOOK_AGAIN_MS) return;
      clearTimeout(waiting);
      // Offline, or a server that restarts: the next look tells.
      const later = () => void compare().catch(() => undefined);
      waiting = setTimeout(later, isNews ? Math.random() * SPREAD_MS : 0);
    },
    take() {
      if (!isOld || wouldLose()) return false;
      reload();
      return true;
    },
  };
}

function hasText(field: Element): boolean {
  if (field.matches('[type=checkbox], [type=radio], [type=range]')) return false;
  return ((field as HTMLInputElement).value ?? field.textContent) !== '';
}
