/** How far the finger goes, in pixels, until letting go asks anew. */
export const PULL_DISTANCE = 96;
/** So far a finger may slip before it is clear where it is going, in pixels. */
const SLACK = 8;

interface Pull {
  /** How much of the distance is done: 0 to 1. Back to 0 when the finger has gone. */
  onMove(progress: number): void;
  onPulled(): void;
}

/**
 * Hears of a finger that pulls an element down from the top of the page. The listeners are passive:
 * scrolling never waits for them, and what the browser does with a pull of its own is switched off
 * meanwhile (the page still ends softly where the system does that). Returns what stops it.
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
    // Sideways it is a strip that is swiped; upwards, or after scrolling, it is the page.
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
