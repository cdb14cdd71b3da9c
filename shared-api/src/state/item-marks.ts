import { atom, type createStore } from 'jotai/vanilla';

type Store = ReturnType<typeof createStore>;

/** What is known of an item beyond the lists that hold it; only what has changed. */
export interface ItemMarks {
  readonly is_liked?: boolean;
  readonly is_saved?: boolean;
  readonly like_count?: number;
  readonly comment_count?: number;
}

const innerItemMarksAtom = atom<ReadonlyMap<number, ItemMarks>>(new Map());

/**
 * What the person has liked, saved and said since the lists were loaded, by item id. It outlives the
 * views, so that every list of every remote shows the same heart without being loaded again.
 */
export const itemMarksAtom = atom((get) => get(innerItemMarksAtom));

/** Adds to what is known of an item; `undefined` forgets a mark. */
export function markItem(
  store: Store,
  id: number,
  marks: { readonly [K in keyof ItemMarks]: ItemMarks[K] | undefined },
): void {
  const known = store.get(innerItemMarksAtom);
  const { ...next }: Record<string, unknown> = { ...known.get(id), ...marks };
  for (const [name, value] of Object.entries(next)) if (value === undefined) delete next[name];
  store.set(innerItemMarksAtom, new Map(known).set(id, next));
}

export function forgetItemMarks(store: Store): void {
  store.set(innerItemMarksAtom, new Map());
}
