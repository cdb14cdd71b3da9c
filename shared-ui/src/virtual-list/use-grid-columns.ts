import { useSyncExternalStore } from 'react';

interface Step {
  /** Window width in pixels. */
  readonly from: number;
  readonly columns: number;
}

/** The widest first. Narrower windows have the fewest columns, which is also what the server assumes. */
function columnsBy(steps: readonly Step[], fewest: number): () => number {
  const queryOf = ({ from }: Step) => matchMedia(`(min-width: ${from}px)`);

  function subscribe(onChange: () => void): () => void {
    const lists = steps.map(queryOf);
    for (const list of lists) list.addEventListener('change', onChange);
    return () => {
      for (const list of lists) list.removeEventListener('change', onChange);
    };
  }

  const now = () => steps.find((step) => queryOf(step).matches)?.columns ?? fewest;
  return () => useSyncExternalStore(subscribe, now, () => fewest);
}

/** The number of columns of a tile grid. */
export const useGridColumns = columnsBy(
  [
    { from: 1800, columns: 5 },
    { from: 1280, columns: 4 },
    { from: 720, columns: 3 },
  ],
  2,
);

/** The number of columns of cards that have the page's width to themselves. */
export const useCardColumns = columnsBy([{ from: 720, columns: 2 }], 1);

/** The same where a wide screen shows one narrow column. */
export const useColumnOfCards = columnsBy(
  [
    { from: 1024, columns: 1 },
    { from: 720, columns: 2 },
  ],
  1,
);
