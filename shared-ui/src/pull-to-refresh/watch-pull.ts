/** How far to pull, in pixels, before releasing triggers a refresh. */
export const PULL_DISTANCE = 96;
/** How far a finger may move before its direction counts, in pixels. */
const SLACK = 8;

interface Pull {
  /** The share of the distance pulled, 0 to 1; back to 0 when the finger is lifted. */
  onMove(progress: number): void;
  onPulled(): void;
}

/**
 * Watches for a finger that pulls an element down from the top of the page. The listeners are
 * passive, so scrolling never waits for them; the browser's own pull-to-refresh is switched off
 * meanwhile (the system's overscroll effect stays). Returns a function that stops watching.
 */
export function watchPull(area: HTMLElement, { onMove, onPulled }: Pull): () => void {
  let start: { readonly x: number; readonly y: number } | undefined;
  let progress = 0;

  function move(to: number): void {
    if (to === progress) return;
    progress = to;
    onMove(progress);
  }

  function begin({ touches }: TouchEvent): void {
    const [finger, second] = touches;
    const isPossible = window.scrollY <= 0 && finger && !second;
    start = isPossible ? { x: finger.clientX, y: finger.clientY } : undefined;
  }

  function follow({ touches }: TouchEvent): void {
    const [finger] = touches;
    if (!start || !finger) return;
    const down = finger.clientY - start.y;
    const aside = Math.abs(finger.clientX - start.x);
    // A sideways move swipes a carousel; an upward one, or one after scrolling, scrolls the page.
    const isOther = progress === 0 && Math.max(aside, -down) > SLACK && aside > down;
    if (isOther || window.scrollY > 0) start = undefined;
    move(start && down > SLACK ? Math.min(1, (down - SLACK) / PULL_DISTANCE) : 0);
  }

  function end({ type }: TouchEvent): void {
    const isPulled = progress === 1 && type === 'touchend';
    start = undefined;
    move(0);
    if (isPulled) onPulled();
  }

  const root = document.documentElement;
  const before = root.style.overscrollBehaviorY;
  root.style.overscrollBehaviorY = 'contain';
  const events = [
    ['touchstart', begin],
    ['touchmove', follow],
    ['touchend', end],
    ['touchcancel', end],
  ] as const;
  for (const [name, listener] of events) area.addEventListener(name, listener, { passive: true });
  return () => {
    root.style.overscrollBehaviorY = before;
    for (const [name, listener] of events) area.removeEventListener(name, listener);
  };
}
