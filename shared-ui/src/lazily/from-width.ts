/**
 * When to load what only wide windows show: once the window is that wide.
 * @param width in pixels
 */
export function fromWidth(width: number): (run: () => void) => () => void {
  return (run) => {
    const list = matchMedia(`(min-width: ${width}px)`);
    list.onchange = run;
    if (list.matches) run();
    return () => (list.onchange = null);
  };
}
