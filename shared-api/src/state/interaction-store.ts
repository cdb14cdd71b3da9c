import { atom, type Atom, type createStore } from 'jotai/vanilla';

type Store = ReturnType<typeof createStore>;

export type InteractionAnswer<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly error: { readonly message: string } };

/**
 * What the person has done (liked, saved, followed) to things of one kind since they were loaded, by
 * id. It outlives the views, so every view of every remote shows the same without loading again.
 */
export interface InteractionStore<T extends object> {
  readonly atom: Atom<ReadonlyMap<number, T>>;
  /** Updates what is known about a thing; `undefined` removes a value. */
  set(store: Store, id: number, changes: Changes<T>): void;
  /**
   * Shows a change at once, then sends it to the server. Requests for the same thing go out one after
   * the other, whichever remote they come from, so that the last press wins. A refusal takes the
   * change back and resolves with its text, unless a newer press is already shown.
   */
  submit(
    store: Store,
    id: number,
    change: T,
    send: () => Promise<InteractionAnswer<T>>,
  ): Promise<string | null>;
  forgetAll(store: Store): void;
}

type Changes<T> = { readonly [K in keyof T]: T[K] | undefined };

/** The requests for one thing that are under way, and what the server has confirmed so far. */
interface Queue<T> {
  end: Promise<unknown>;
  confirmed: T;
}

const pendingCountAtom = atom(0);

/**
 * False while a change is shown that the server has not answered yet: a list requested now would come
 * back without it.
 */
export const areInteractionsSettledAtom = atom((get) => get(pendingCountAtom) === 0);

export function createInteractionStore<T extends object>(): InteractionStore<T> {
  const all = atom<ReadonlyMap<number, T>>(new Map());
  const queues = new Map<number, Queue<T>>();
  const shown = (store: Store, id: number) => store.get(all).get(id) ?? ({} as T);

  function set(store: Store, id: number, changes: Changes<T>): void {
    const next: Record<string, unknown> = { ...shown(store, id), ...changes };
    for (const [name, value] of Object.entries(next)) if (value === undefined) delete next[name];
    store.set(all, new Map(store.get(all)).set(id, next as T));
  }

  return {
    atom: atom((get) => get(all)),
    set,
    async submit(store, id, change, send) {
      const queue = queues.get(id) ?? { end: Promise.resolve(), confirmed: shown(store, id) };
      queues.set(id, queue);
      set(store, id, change);
      store.set(pendingCountAtom, (count) => count + 1);
      const turn = queue.end.then(async () => {
        const answer = await send();
        if (answer.ok) queue.confirmed = { ...queue.confirmed, ...answer.data };
        // A newer press is already shown; its own answer settles it.
        if (!isStillShown(change, shown(store, id))) return null;
        set(store, id, answer.ok ? answer.data : pick(queue.confirmed, change));
        return answer.ok ? null : answer.error.message;
      });
      queue.end = turn;
      try {
        return await turn;
      } finally {
        if (queue.end === turn) queues.delete(id);
        store.set(pendingCountAtom, (count) => count - 1);
      }
    },
    forgetAll: (store) => store.set(all, new Map()),
  };
}

function isStillShown<T extends object>(change: T, shown: T): boolean {
  return Object.entries(change).every(([name, value]) => shown[name as keyof T] === value);
}

/** The values of `from` that `change` touches; undefined for those that were not known. */
function pick<T extends object>(from: T, change: T): Changes<T> {
  const names = Object.keys(change) as (keyof T)[];
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Changes<T>;
}
