import { useAtomValue } from 'jotai';
import { useShell } from '@karavan/shared-api/remote';
import { isSignedInAtom, itemMarksAtom, markItem, type ItemMarks } from '@karavan/shared-api/state';

interface Mark {
  /** What has changed since the item was loaded. */
  readonly marks: ItemMarks;
  readonly isSignedIn: boolean;
  /**
   * Shows a change at once, then asks the server for it; what is asked of one item goes out one after
   * the other, so that the last press is the one that counts. A refusal takes the change back.
   */
  apply(change: ItemMarks, send: () => Promise<MarkAnswer>): Promise<void>;
}

type MarkAnswer =
  | { readonly ok: true; readonly data: ItemMarks }
  | { readonly ok: false; readonly error: { readonly message: string } };

/** The requests of one item that are on their way, and what the server has confirmed meanwhile. */
interface Line {
  end: Promise<void>;
  confirmed: ItemMarks;
}

const lines = new Map<number, Line>();

/** What a person does with one item, shown before the server has answered. */
export function useMark(id: number): Mark {
  const { store, toasts } = useShell();
  const marks = useAtomValue(itemMarksAtom).get(id) ?? {};
  const isSignedIn = useAtomValue(isSignedInAtom);
  const shown = () => store.get(itemMarksAtom).get(id) ?? {};

  return {
    marks,
    isSignedIn,
    async apply(change, send) {
      const line = lines.get(id) ?? { end: Promise.resolve(), confirmed: shown() };
      lines.set(id, line);
      markItem(store, id, change);
      const turn = line.end.then(async () => {
        const answer = await send();
        if (answer.ok) line.confirmed = { ...line.confirmed, ...answer.data };
        // A newer press shows already, and its own answer will tell.
        if (!isStillShown(change, shown())) return;
        markItem(store, id, answer.ok ? answer.data : pick(line.confirmed, change));
        if (!answer.ok) toasts.show({ kind: 'error', text: answer.error.message });
      });
      line.end = turn;
      await turn;
      if (line.end === turn) lines.delete(id);
    },
  };
}

type MarkName = keyof ItemMarks;

function isStillShown(change: ItemMarks, shown: ItemMarks): boolean {
  return Object.entries(change).every(([name, value]) => shown[name as MarkName] === value);
}

/** The marks of `from` that `change` touches; undefined for those that were not known. */
function pick(from: ItemMarks, change: ItemMarks) {
  return Object.fromEntries(
    Object.keys(change).map((name) => [name, from[name as MarkName]]),
  ) as Parameters<typeof markItem>[2];
}
