import type { createStore } from 'jotai/vanilla';
import { awaitedTopic } from '@karavan/shared-api/contract/awaited-topic';
import {
  matchRoute,
  type RouteMatch,
  type RouteRow,
} from '@karavan/shared-api/contract/route-table';
import { redirectOf } from '@karavan/shared-api/contract/shell-pages';
import { createPath, type Location } from '@karavan/shared-api/router';
import { isSignedInAtom, previousPathAtom } from '@karavan/shared-api/state';
import type { PageHost } from '../composition/page-host.ts';
import type { ShellHistory } from './shell-history.ts';

type Store = ReturnType<typeof createStore>;

/** Where the person is: the address and the page it belongs to. */
export interface Place {
  readonly location: Location;
  readonly match: RouteMatch;
}

export interface Navigation {
  readonly history: ShellHistory;
  readonly place: () => Place | undefined;
  subscribe(listener: () => void): () => void;
  start(): void;
  /** Whether this deployment has a page at an address. */
  hasPage(pathname: string): boolean;
}

interface NavigationDependencies {
  readonly history: ShellHistory;
  readonly store: Store;
  readonly pageHost: Pick<PageHost, 'show' | 'clear'>;
  readonly table: readonly RouteRow[];
  /** A different page is about to be shown. */
  onPageChange(): void;
  /** Whether the whole page is loaded anew instead, with newer releases. */
  takesReleases(): boolean;
}

/**
 * Follows the one history: redirects, guards pages that require sign-in, and passes pages to their
 * owner.
 */
export function createNavigation(dependencies: NavigationDependencies): Navigation {
  const { history, store, pageHost, table } = dependencies;
  const listeners = new Set<() => void>();
  let place: Place | undefined;

  function follow(): void {
    const { location } = history;
    const destination = redirectFor(table, location.pathname, store.get(isSignedInAtom));
    if (destination) {
      if (destination.remember) store.set(previousPathAtom, createPath(location));
      history.replace(destination.to);
      return;
    }
    const match = matchRoute(table, location.pathname)!;
    const isOther = place?.match.row !== match.row;
    if (isOther && place && isBetweenRemotes(place.match, match) && dependencies.takesReleases()) {
      return;
    }
    if (isOther) dependencies.onPageChange();
    place = { location, match };
    const { owner, name } = match.row;
    if (owner === 'shell') pageHost.clear();
    else {
      pageHost.show({
        remote: owner,
        view: { kind: 'page', name, params: match.params },
        location,
      });
    }
    for (const listener of listeners) listener();
  }

  return {
    history,
    place: () => place,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hasPage(pathname) {
      const match = matchRoute(table, pathname);
      return match !== undefined && !awaitedTopic(match.row.name);
    },
    start() {
      history.listen(follow);
      follow();
    },
  };
}

/** The shell's own pages keep what belongs to a sign-in. */
function isBetweenRemotes(from: RouteMatch, to: RouteMatch): boolean {
  return from.row.owner !== 'shell' && to.row.owner !== 'shell';
}

/** Where an address redirects to, or undefined when this person may open it as it is. */
export function redirectFor(
  table: readonly RouteRow[],
  pathname: string,
  isSignedIn: boolean,
): { readonly to: string; readonly remember: boolean } | undefined {
  const redirect = redirectOf(pathname);
  if (redirect) return { to: redirect, remember: false };
  const match = matchRoute(table, pathname);
  if (!match) return { to: isSignedIn ? '/home/posts' : '/auth', remember: false };
  if (match.row.access === 'login' && !isSignedIn) return { to: '/auth', remember: true };
  return undefined;
}
