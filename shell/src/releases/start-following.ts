import type { createStore } from 'jotai/vanilla';
import type { BootData } from '@karavan/shared-api/contract/boot';
import type { RemoteLoader } from '../composition/remote-loader.ts';
import type { Caches } from '../session/caches.ts';
import { blockedAtom } from './blocked-atom.ts';
import { followReleases, type Follower } from './follow-releases.ts';

export interface Followed {
  readonly boot: Pick<BootData, 'localShell' | 'registry'>;
  readonly loader: Pick<RemoteLoader, 'lastTried'>;
  readonly caches: Pick<Caches, 'isWriting'>;
  readonly store: ReturnType<typeof createStore>;
}

/** Follows what this page was opened with; local builds have no versions to compare. */
export function startFollowing(
  { boot, loader, caches, store }: Followed,
  typedInto: Set<Element>,
): Follower {
  const { localShell, registry } = boot;
  const remotes = Object.entries(registry.remotes)
    .filter(([, { overridden }]) => !overridden)
    .map(([id, { current }]) => [id, current.version]);
  const shell = localShell ? [] : [['shell', registry.shell.version]];
  return followReleases({
    opened: Object.fromEntries([...shell, ...remotes]) as Record<string, string>,
    used: () => [
      ...shell.map((named) => named.join(' ')),
      ...Object.keys(registry.remotes).map((id) => `${id} ${loader.lastTried(id)?.version}`),
    ],
    isWriting: caches.isWriting,
    onBlocked: () => store.set(blockedAtom, true),
    reload: () => location.reload(),
    typedInto,
  });
}
