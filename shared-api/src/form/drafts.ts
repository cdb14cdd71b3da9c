import type { createStore } from 'jotai/vanilla';
import { readOwn, writeOwn } from '@karavan/shared-api/own';

type Store = ReturnType<typeof createStore>;

/** What is kept of a form that has not been sent. */
export interface KeptDraft {
  /** What the form shows; null when that is what is stored. */
  readonly values: object | null;
  /** What was stored when they were typed. */
  readonly over: object;
  /** Values that were typed earlier, over what was stored before; they wait for an answer. */
  readonly aside: object | null;
}

const keyOf = (name: string) => `draft:${name}`;

/** The unsent values of a form; null when there are none, or they cannot be read. */
export function readDraft(store: Store, name: string): KeptDraft | null {
  try {
    const kept = JSON.parse(readOwn(store, keyOf(name)) ?? 'null') as Partial<KeptDraft> | null;
    const { values = null, over, aside = null } = kept ?? {};
    return typeof over === 'object' && over !== null ? { values, over, aside } : null;
  } catch {
    return null;
  }
}

/** @param draft null when there is nothing to keep any more */
export function writeDraft(store: Store, name: string, draft: KeptDraft | null): void {
  writeOwn(store, keyOf(name), draft && JSON.stringify(draft));
}
