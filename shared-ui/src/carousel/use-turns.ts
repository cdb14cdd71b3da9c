import { useEffect, useEffectEvent, useState } from 'react';

/** How long a turn may take, in milliseconds. */
const TURN_MS = 500;

interface Slides {
  /** From 0 on. */
  readonly shown: number;
  /** The slide of a number that may be beyond the first or the last one. */
  place(index: number): number;
  turnTo(index: number): void;
}

/**
 * Turns by so many slides. Who presses again while one turns means from the one that comes, of which nothing is to be
 * seen yet. A turn that the browser has broken off, as when pictures arrive meanwhile, is begun once more.
 */
export function useTurns({ shown, place, turnTo }: Slides): (step: number) => void {
  const [last, setLast] = useState({ at: -TURN_MS, from: shown, to: shown });
  const turnAgain = useEffectEvent(() => {
    if (shown === last.from) turnTo(last.to);
  });
  useEffect(() => {
    if (last.from === last.to) return;
    const timer = setTimeout(() => turnAgain(), TURN_MS);
    return () => clearTimeout(timer);
  }, [last]);
  return (step) => {
    const at = performance.now();
    const to = place((at - last.at < TURN_MS ? last.to : shown) + step);
    setLast({ at, from: shown, to });
    turnTo(to);
  };
}
