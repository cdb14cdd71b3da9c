import { useAtomValue } from 'jotai';
import { useWrite, type WriteRequest } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { isSignedInAtom, type InteractionStore } from '@karavan/shared-api/state';

interface Interaction<T extends object> {
  /** What has changed since the thing was loaded. */
  readonly changes: Partial<T>;
  readonly isSignedIn: boolean;
  /**
   * Shows a change at once and sends it to the server; a refusal reverts it and shows the reason.
   * Resolves true when the server has accepted it.
   */
  submit(change: T, isOn: boolean): Promise<boolean>;
}

/** One person's interaction with one thing, shown before the server answers. */
export function useInteraction<T extends object>(
  interactions: InteractionStore<T>,
  id: number,
  requestFor: (isOn: boolean) => WriteRequest<T>,
): Interaction<T> {
  const { store, toasts } = useShell();
  const changes = useAtomValue(interactions.atom).get(id) ?? {};
  const isSignedIn = useAtomValue(isSignedInAtom);
  // The store decides whether a refusal still matters.
  const { send } = useWrite(requestFor, { whileBusy: 'queue', failed: () => null });
  return {
    changes,
    isSignedIn,
    async submit(change, isOn) {
      let isDone = false;
      const refusal = await interactions.submit(store, id, change, async () => {
        // A queued write is never ignored.
        const result = (await send(isOn))!;
        isDone = result.ok;
        return result;
      });
      if (refusal !== null) toasts.show({ kind: 'error', text: refusal });
      return isDone;
    },
  };
}
