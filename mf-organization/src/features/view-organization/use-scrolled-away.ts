import { useEffect, useState, type RefObject } from 'react';

/** The height of the header's bar, which covers what is below it. */
const COVERED = '-56px 0px 0px';

/** Whether an element has been scrolled away under the header. */
export function useScrolledAway(element: RefObject<Element | null>, isThere: boolean): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!isThere || !watched) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => setIsAway(entry ? !entry.isIntersecting : false),
      { rootMargin: COVERED },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element, isThere]);
  return isAway;
}
