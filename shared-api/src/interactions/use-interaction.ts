import { useAtomValue } from 'jotai';
import { useShell } from '@karavan/shared-api/remote';
import { isSignedInAtom, type InteractionStore } from '@karavan/shared-api/state';

interface Interaction<T extends object> {
  /** What has changed since the thing was loaded. */
  readonly changes: Partial<T>;
  readonly isSignedIn: boolean;
  /** Shows a change at once and sends it to the server; a refusal takes it back and says why. */
  submit(change: T, send: Parameters<InteractionStore<T>['submit']>[3]): Promise<void>;
}

/** What a person does with one thing, shown before the server has answered. */
export function useInteraction<T extends object>(
  interactions: InteractionStore<T>,
  id: number,
): Interaction<T> {
  const { store, toasts } = useShell();
  const changes = useAtomValue(interactions.atom).get(id) ?? {};
  const isSignedIn = useAtomValue(isSignedInAtom);
  return {
    changes,
    isSignedIn,
    async submit(change, send) {
      const refusal = await interactions.submit(store, id, change, send);
      if (refusal !== null) toasts.show({ kind: 'error', text: refusal });
    },
  };
}
