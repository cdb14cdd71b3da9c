import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { whenIdle } from './when-idle.ts';

/**
 * A component that loads after the first screen. Unlike `React.lazy` it renders its placeholder on
 * the server and hydrates cleanly. A part that fails to load stays hidden; the next one to mount
 * tries again.
 */
export function lazily<P extends object>(
  load: () => Promise<ComponentType<P>>,
  placeholder: ReactNode = null,
): ComponentType<P> {
  let loaded: ComponentType<P> | null = null;
  return function Lazily(props: P) {
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (Part) return;
      let isGone = false;
      const cancel = whenIdle(() => {
        load().then(
          (part) => {
            loaded = part;
            if (!isGone) setPart(() => part);
          },
          () => undefined,
        );
      });
      return () => {
        isGone = true;
        cancel();
      };
    }, [Part]);
    return Part ? <Part {...props} /> : placeholder;
  };
}
