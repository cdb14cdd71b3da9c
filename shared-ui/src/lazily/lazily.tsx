import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { keepTrying } from './keep-trying.ts';
import { loadedOnce, type LoadedOnce } from './loaded-once.ts';
import { whenIdle } from './when-idle.ts';

/**
 * A component that loads after the first screen. Unlike `React.lazy` it renders its placeholder on
 * the server and hydrates cleanly. A part that fails to load stays hidden until the device is online
 * again or the next one mounts.
 *
 * @param start when to load it once it is mounted; when the page is idle by default
 */
export function lazily<P extends object>(
  load: () => Promise<ComponentType<P>>,
  placeholder: ReactNode = null,
  start: (run: () => void) => () => void = whenIdle,
): ComponentType<P> {
  return drawnLate(loadedOnce(load), placeholder, start);
}

/** A part that comes late, drawn at once where it has come already. */
export function drawnLate<P extends object>(
  load: LoadedOnce<ComponentType<P>>,
  placeholder: ReactNode,
  start: (run: () => void) => () => void = whenIdle,
): ComponentType<P> {
  return function Lazily(props: P) {
    const [Part, setPart] = useState(() => load.there ?? null);
    useEffect(() => {
      if (Part) return;
      return keepTrying(load, start, (part) => setPart(() => part));
    }, [Part]);
    return Part ? <Part {...props} /> : placeholder;
  };
}

/** For a part without which its page is not what was asked for. */
export function atOnce(run: () => void): () => void {
  run();
  return () => undefined;
}
