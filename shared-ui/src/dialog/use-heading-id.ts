import { useCallback, useId, useState } from 'react';

/**
 * The id of the first heading in an element, whoever renders it and whenever it comes; undefined while there is none.
 * A heading without an id gets one.
 */
export function useHeadingId(): readonly [
  watch: (place: HTMLElement | null) => (() => void) | undefined,
  id: string | undefined,
] {
  const own = useId();
  const [id, setId] = useState<string>();
  const watch = useCallback(
    (place: HTMLElement | null) => {
      if (!place) return undefined;
      let given = 0;
      const look = () => {
        const heading = place.querySelector('h1, h2');
        if (heading && !heading.id) heading.id = `${own}-${(given += 1)}`;
        setId(heading?.id);
      };
      look();
      const observer = new MutationObserver(look);
      observer.observe(place, { childList: true, subtree: true });
      return () => observer.disconnect();
    },
    [own],
  );
  return [watch, id];
}
