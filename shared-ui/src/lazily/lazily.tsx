import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { whenIdle } from './when-idle.ts';

/**
 * A component that is loaded after the first screen stands. Unlike `React.lazy` it renders on the
 * server, as its placeholder, and hydrates without complaint. A part that cannot be loaded stays
 * away; the next one to mount tries again.
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
