import { useSyncExternalStore } from 'react';

/** Window widths, in pixels, from which the grid has more columns. */
const STEPS = [
  { from: 1800, columns: 5 },
  { from: 1280, columns: 4 },
  { from: 720, columns: 3 },
] as const;
const FEWEST = 2;

/** The number of columns of a tile grid; the server assumes a phone. */
export function useGridColumns(): number {
  return useSyncExternalStore(subscribe, columnsNow, () => FEWEST);
}

function subscribe(onChange: () => void): () => void {
  const lists = STEPS.map(({ from }) => matchMedia(`(min-width: ${from}px)`));
  for (const list of lists) list.addEventListener('change', onChange);
  return () => {
    for (const list of lists) list.removeEventListener('change', onChange);
  };
}

function columnsNow(): number {
  const step = STEPS.find(({ from }) => matchMedia(`(min-width: ${from}px)`).matches);
  return step?.columns ?? FEWEST;
}
