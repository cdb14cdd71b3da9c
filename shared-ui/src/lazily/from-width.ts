import { whenIdle } from './when-idle.ts';

/**
 * When to load what only wide windows show: once the window is that wide, and idle.
 * @param width in pixels
 */
export function fromWidth(width: number): (run: () => void) => () => void {
  return (run) => {
    const list = matchMedia(`(min-width: ${width}px)`);
    const look = () => {
      if (list.matches) whenIdle(run);
    };
    list.onchange = look;
    look();
    return () => (list.onchange = null);
  };
}
