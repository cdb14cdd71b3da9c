import { useRef } from 'react';

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
 * seen yet.
 */
export function useTurns({ shown, place, turnTo }: Slides): (step: number) => void {
  const last = useRef({ at: -TURN_MS, to: 0 });
  return (step) => {
    const at = performance.now();
    const from = at - last.current.at < TURN_MS ? last.current.to : shown;
    const to = place(from + step);
    last.current = { at, to };
    turnTo(to);
  };
}
