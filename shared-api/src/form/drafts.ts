import type { createStore } from 'jotai/vanilla';
import { readStored, sessionAtom, writeStored } from '@karavan/shared-api/state';

type Store = ReturnType<typeof createStore>;

const PREFIX = 'draft:';

/** The storage key of a draft. On a shared device each person has their own drafts. */
const keyOf = (store: Store, name: string) =>
  `${PREFIX}${store.get(sessionAtom)?.user.id ?? 'guest'}:${name}`;

/** The unsent values of a form; undefined when there are none, or they cannot be read. */
export function readDraft(store: Store, name: string): unknown {
  try {
    return JSON.parse(readStored(keyOf(store, name)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** @param values null when there is nothing to keep any more */
export function writeDraft(store: Store, name: string, values: object | null): void {
  writeStored(keyOf(store, name), values && JSON.stringify(values));
}

/** Deletes all drafts of the current person, who is about to sign out. */
export function forgetDrafts(store: Store): void {
  const own = keyOf(store, '');
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(own)) localStorage.removeItem(key);
    }
  } catch (error) {
    console.warn('Could not forget drafts', error);
  }
}
