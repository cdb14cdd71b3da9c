import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai/vanilla';
import { currencyAtom, localeAtom, sessionAtom } from '@karavan/shared-api/state';

export interface Caches {
  /** Tracks the cache of the shell, or of a loaded remote. */
  add(cache: QueryClient): void;
  each(act: (cache: QueryClient) => void): void;
  /** What the person sees is read anew: they may see other things than before. */
  askAnew(): void;
  /** Whether something that a person has pressed is still under way. */
  isWriting(): boolean;
}

/**
 * Keeps the caches of the shell and the remotes in step with the reader: a new person sees nothing
 * of the previous one's, and a new language or currency triggers a refetch.
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
  return {
    add: (cache) => void caches.add(cache),
    each: (act) => {
      for (const cache of caches) act(cache);
    },
    askAnew,
    isWriting: () => [...caches].some((cache) => cache.isMutating() > 0),
  };
}
