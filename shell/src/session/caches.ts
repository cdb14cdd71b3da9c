import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai/vanilla';
import { currencyAtom, localeAtom, sessionAtom } from '@karavan/shared-api/state';

export interface Caches {
  /** Follows the cache of the shell, or of a remote that has been loaded. */
  add(cache: QueryClient): void;
}

/**
 * Keeps what the shell and remotes remember in step with who is reading: another person finds nothing of the one
 * before, and another language or currency asks anew.
 */
export function watchCaches(store: ReturnType<typeof createStore>): Caches {
  const caches = new Set<QueryClient>();
  const readToken = () => store.get(sessionAtom)?.token;
  let token = readToken();
  store.sub(sessionAtom, () => {
    if (readToken() === token) return;
    token = readToken();
    for (const cache of caches) cache.clear();
  });
  const askAnew = () => {
    for (const cache of caches) void cache.invalidateQueries();
  };
  store.sub(localeAtom, askAnew);
  store.sub(currencyAtom, askAnew);
  return { add: (cache) => void caches.add(cache) };
}
