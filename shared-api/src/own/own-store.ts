import type { createStore } from 'jotai/vanilla';
import { readStored, sessionAtom, writeStored } from '@karavan/shared-api/state';

type Store = ReturnType<typeof createStore>;

/** The storage key of what a person keeps. On a shared device each person has their own. */
const keyOf = (store: Store, name: string) =>
  `own:${store.get(sessionAtom)?.user.id ?? 'guest'}:${name}`;

/** What this device keeps for the current person; null when there is nothing. */
export function readOwn(store: Store, name: string): string | null {
  return readStored(keyOf(store, name));
}

/** @param value null when there is nothing to keep any more */
export function writeOwn(store: Store, name: string, value: string | null): void {
  writeStored(keyOf(store, name), value);
}

/** Deletes everything that is kept for the current person, who is about to sign out. */
export function forgetOwn(store: Store): void {
  const own = keyOf(store, '');
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(own)) localStorage.removeItem(key);
    }
  } catch (error) {
    console.warn('Could not forget what is kept', error);
  }
}
