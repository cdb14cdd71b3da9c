import type { createStore } from 'jotai/vanilla';
import { readOwn, writeOwn } from '@karavan/shared-api/own';

type Store = ReturnType<typeof createStore>;

const keyOf = (name: string) => `draft:${name}`;

/** The unsent values of a form; undefined when there are none, or they cannot be read. */
export function readDraft(store: Store, name: string): unknown {
  try {
    return JSON.parse(readOwn(store, keyOf(name)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** @param values null when there is nothing to keep any more */
export function writeDraft(store: Store, name: string, values: object | null): void {
  writeOwn(store, keyOf(name), values && JSON.stringify(values));
}
