import { atom, type Atom, type createStore } from 'jotai/vanilla';

type Store = ReturnType<typeof createStore>;

export type MarkAnswer<M> =
  | { readonly ok: true; readonly data: M }
  | { readonly ok: false; readonly error: { readonly message: string } };

/**
 * What the person has done to the things of one kind since they were loaded, by id; only what has
 * changed. It outlives the views, so that every view of every remote shows the same without loading
 * again.
 */
export interface MarkBook<M extends object> {
  readonly atom: Atom<ReadonlyMap<number, M>>;
  /** Adds to what is known of a thing; `undefined` forgets a mark. */
  mark(store: Store, id: number, marks: Changes<M>): void;
  /**
   * Shows a change at once, then asks the server for it. What is asked of one thing goes out one after
   * the other, from whichever remote, so that the last press is the one that counts. A refusal takes
   * the change back and resolves with its text, unless a newer press shows already.
   */
  press(
    store: Store,
    id: number,
    change: M,
    send: () => Promise<MarkAnswer<M>>,
  ): Promise<string | null>;
  forgetAll(store: Store): void;
}

type Changes<M> = { readonly [K in keyof M]: M[K] | undefined };

/** The requests of one thing that are on their way, and what the server has confirmed meanwhile. */
interface Line<M> {
  end: Promise<unknown>;
  confirmed: M;
}

const pendingCountAtom = atom(0);

/**
 * False while a press shows whose answer is not there yet: a list asked for now would be answered
 * without it.
 */
export const areMarksSettledAtom = atom((get) => get(pendingCountAtom) === 0);

export function createMarkBook<M extends object>(): MarkBook<M> {
  const book = atom<ReadonlyMap<number, M>>(new Map());
  const lines = new Map<number, Line<M>>();
  const shown = (store: Store, id: number) => store.get(book).get(id) ?? ({} as M);

  function mark(store: Store, id: number, marks: Changes<M>): void {
    const next: Record<string, unknown> = { ...shown(store, id), ...marks };
    for (const [name, value] of Object.entries(next)) if (value === undefined) delete next[name];
    store.set(book, new Map(store.get(book)).set(id, next as M));
  }

  return {
    atom: atom((get) => get(book)),
    mark,
    async press(store, id, change, send) {
      const line = lines.get(id) ?? { end: Promise.resolve(), confirmed: shown(store, id) };
      lines.set(id, line);
      mark(store, id, change);
      store.set(pendingCountAtom, (count) => count + 1);
      const turn = line.end.then(async () => {
        const answer = await send();
        if (answer.ok) line.confirmed = { ...line.confirmed, ...answer.data };
        // A newer press shows already, and its own answer will tell.
        if (!isStillShown(change, shown(store, id))) return null;
        mark(store, id, answer.ok ? answer.data : pick(line.confirmed, change));
        return answer.ok ? null : answer.error.message;
      });
      line.end = turn;
      try {
        return await turn;
      } finally {
        if (line.end === turn) lines.delete(id);
        store.set(pendingCountAtom, (count) => count - 1);
      }
    },
    forgetAll: (store) => store.set(book, new Map()),
  };
}

function isStillShown<M extends object>(change: M, shown: M): boolean {
  return Object.entries(change).every(([name, value]) => shown[name as keyof M] === value);
}

/** The marks of `from` that `change` touches; undefined for those that were not known. */
function pick<M extends object>(from: M, change: M): Changes<M> {
  const names = Object.keys(change) as (keyof M)[];
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Changes<M>;
}
