import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Whether this is drawn by the server, or by the browser as it takes that over: what depends on who is signed in, or on the
 * window, comes in the same task right after.
 */
export const useIsServed = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
