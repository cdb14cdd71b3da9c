import type { createStore } from 'jotai/vanilla';
import { sessionAtom } from '@karavan/shared-api/state';

/** Starts something when a person signs in, and calls the returned cleanup when they sign out. */
export function whileSignedIn(
  store: ReturnType<typeof createStore>,
  start: () => () => void,
): void {
  let token: string | undefined;
  let stop: (() => void) | undefined;
  const follow = () => {
    const present = store.get(sessionAtom)?.token;
    if (present === token) return;
    token = present;
    stop?.();
    stop = present === undefined ? undefined : start();
  };
  store.sub(sessionAtom, follow);
  follow();
}
