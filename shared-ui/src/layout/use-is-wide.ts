import { useCallback, useSyncExternalStore } from 'react';
import { breakpoint } from '@karavan/shared-ui/tokens';

/**
 * Whether the window is as wide as this; the server assumes a phone.
 * @param from in pixels; where the rail begins by default
 */
export function useIsWide(from: number = breakpoint.wide): boolean {
  const query = `(min-width: ${from}px)`;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
