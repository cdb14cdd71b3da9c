import { useSyncExternalStore } from 'react';
import { breakpoint } from '@karavan/shared-ui/tokens';

const query = `(min-width: ${breakpoint.wide}px)`;

/** Whether there is room for two things beside each other; the server assumes a phone. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
