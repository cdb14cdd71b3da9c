import { useCallback, useState, type RefCallback } from 'react';
import { breakpoint } from '@karavan/shared-ui/tokens';

/**
 * Whether an element has been scrolled away under the header's bar of a phone, and the ref that it takes. Never on
 * a wide screen, whose header has other things to show.
 */
export function useScrolledAway(): readonly [boolean, RefCallback<Element>] {
  const [isAway, setIsAway] = useState(false);
  const watch = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) =>
        setIsAway(innerWidth < breakpoint.wide && entry !== undefined && !entry.isIntersecting),
      { rootMargin: '-56px 0px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [isAway, watch];
}
