import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from 'jotai';
import { sessionAtom } from '@karavan/shared-api/state';
import { DEFAULT_DEBOUNCE } from '../contract/limits.ts';
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
  const saving = useRef<Saving<V> | null>(null);
  const isGone = useRef(false);

  function cancel(): void {
    clearTimeout(saving.current?.timer);
    saving.current = null;
  }

  const owner = () => store.get(sessionAtom)?.user.id;

  function save(): void {
    const waiting = saving.current;
    cancel();
    // Whoever has signed out leaves nothing behind, and nothing to the next person.
    if (!waiting || name === undefined || waiting.owner !== owner()) return;
    writeDraft(store, name, waiting.values);
  }

  const saveNow = useEffectEvent(save);
  // What was typed in the last two seconds is not lost with the page either.
  useEffect(() => {
    isGone.current = false;
    const saveIfHidden = () => document.visibilityState === 'hidden' && saveNow();
    const saveAtLast = () => saveNow();
    document.addEventListener('visibilitychange', saveIfHidden);
    window.addEventListener('pagehide', saveAtLast);
    return () => {
      document.removeEventListener('visibilitychange', saveIfHidden);
      window.removeEventListener('pagehide', saveAtLast);
      saveAtLast();
      isGone.current = true;
    };
  }, []);

  return {
    start: restored ?? initial,
    isRestored: restored !== null,
    keep(values) {
      cancel();
      // A file that arrives after the form has gone would leave a draft of what was sent.
      if (name === undefined || isGone.current) return;
      saving.current = { values, owner: owner(), timer: setTimeout(save, DEFAULT_DEBOUNCE) };
    },
    forget() {
      cancel();
      if (name !== undefined) writeDraft(store, name, null);
      setRestored(null);
    },
  };
}

/** Values that are written once nothing has been typed for a while. */
interface Saving<V> {
  readonly values: V | null;
  /** Who has typed them; undefined for a guest. */
  readonly owner: number | undefined;
  readonly timer: ReturnType<typeof setTimeout>;
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
