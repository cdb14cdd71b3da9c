import type { createStore } from 'jotai/vanilla';
import { SEEN_ITEMS_MAX } from '../contract/limits.ts';
import { readOwn, writeOwn } from './own-store.ts';

type Store = ReturnType<typeof createStore>;

const NAME = 'seen-items';

/** What the person has opened on this device; the server does not know of it. */
export interface SeenItems {
  /** Latest first. */
  readonly ids: readonly number[];
  /** The person does not want to be reminded: nothing more is remembered. */
  readonly isHidden: boolean;
}

/** A damaged store counts as empty. */
export function readSeenItems(store: Store): SeenItems {
  try {
    const { ids, isHidden } = JSON.parse(readOwn(store, NAME) ?? '{}') as Partial<SeenItems>;
    return {
      ids: Array.isArray(ids) ? ids.filter(Number.isSafeInteger).slice(0, SEEN_ITEMS_MAX) : [],
      isHidden: isHidden === true,
    };
  } catch {
    return { ids: [], isHidden: false };
  }
}

/** Puts an item first; drops the oldest when there are too many. */
export function rememberSeenItem(store: Store, id: number): void {
  const { ids, isHidden } = readSeenItems(store);
  if (isHidden) return;
  const others = ids.filter((other) => other !== id);
  keepSeenItems(store, { ids: [id, ...others].slice(0, SEEN_ITEMS_MAX), isHidden });
}

export function keepSeenItems(store: Store, seen: SeenItems): void {
  writeOwn(store, NAME, JSON.stringify(seen));
}
