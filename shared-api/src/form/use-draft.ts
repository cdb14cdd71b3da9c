import { useState } from 'react';
import { useStore } from 'jotai';
import { readDraft, writeDraft } from './drafts.ts';

interface Draft<V> {
  /** The initial values of the form. */
  readonly start: V;
  /** The form shows an unsent draft. */
  readonly isRestored: boolean;
  /**
   * @param values null when they equal what is stored
   */
  keep(values: V | null): void;
  forget(): void;
}

/**
 * The unsent values of a form, kept across reloads.
 * @param name of the form and of the thing it edits; without one nothing is kept
 */
export function useDraft<V extends object>(name: string | undefined, initial: V): Draft<V> {
  const store = useStore();
  const [restored, setRestored] = useState(() =>
    name === undefined ? null : restore(readDraft(store, name), initial),
  );
  return {
    start: restored ?? initial,
    isRestored: restored !== null,
    keep: (values) => name !== undefined && writeDraft(store, name, values),
    forget() {
      if (name !== undefined) writeDraft(store, name, null);
      setRestored(null);
    },
  };
}

/** The draft's fields that the form still has; null when there is none. */
function restore<V extends object>(draft: unknown, initial: V): V | null {
  if (typeof draft !== 'object' || draft === null) return null;
  const kept = Object.entries(initial).map(([field, value]: [string, unknown]) => {
    const typed = (draft as Record<string, unknown>)[field];
    return [field, isAlike(typed, value) ? typed : value];
  });
  return Object.fromEntries(kept) as V;
}

/** Another release's form may have stored something different under the same name. */
function isAlike(typed: unknown, value: unknown): boolean {
  if (typed === undefined) return false;
  if (typed === null || value === null) return true;
  return typeof typed === typeof value && Array.isArray(typed) === Array.isArray(value);
}
