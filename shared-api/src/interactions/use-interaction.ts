import { useAtomValue } from 'jotai';
import { useShell } from '@karavan/shared-api/remote';
import { isSignedInAtom, type MarkBook } from '@karavan/shared-api/state';

interface Mark<M extends object> {
  /** What has changed since the thing was loaded. */
  readonly marks: Partial<M>;
  readonly isSignedIn: boolean;
  /** Shows a change at once and asks the server for it; a refusal takes it back and says why. */
  press(change: M, send: Parameters<MarkBook<M>['press']>[3]): Promise<void>;
}

/** What a person does with one thing, shown before the server has answered. */
export function useMark<M extends object>(book: MarkBook<M>, id: number): Mark<M> {
  const { store, toasts } = useShell();
  const marks = useAtomValue(book.atom).get(id) ?? {};
  const isSignedIn = useAtomValue(isSignedInAtom);
  return {
    marks,
    isSignedIn,
    async press(change, send) {
      const refusal = await book.press(store, id, change, send);
      if (refusal !== null) toasts.show({ kind: 'error', text: refusal });
    },
  };
}
