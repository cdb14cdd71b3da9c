import { useCallback, useLayoutEffect, useReducer, useSyncExternalStore } from 'react';
import { css } from 'styled-components';

/** How many columns a list has, by the width of the window. */
export interface ColumnSteps {
  /** Those of the narrowest windows, which is also what the server assumes. */
  readonly fewest: number;
  /** The widest first. `from` is in pixels. */
  readonly steps: readonly { readonly from: number; readonly columns: number }[];
}

/** A list that is one column everywhere. */
export const ONE_COLUMN: ColumnSteps = { fewest: 1, steps: [] };

/** A grid of tiles. */
export const TILES: ColumnSteps = {
  fewest: 2,
  steps: [
    { from: 1800, columns: 5 },
    { from: 1280, columns: 4 },
    { from: 720, columns: 3 },
  ],
};

/** Cards that have the page's width to themselves. */
export const CARDS: ColumnSteps = { fewest: 1, steps: [{ from: 720, columns: 2 }] };

/** The same where a wide screen shows one narrow column. */
export const COLUMN_OF_CARDS: ColumnSteps = {
  fewest: 1,
  steps: [
    { from: 1024, columns: 1 },
    { from: 720, columns: 2 },
  ],
};

const widthOf = ({ from }: ColumnSteps['steps'][number]) => matchMedia(`(min-width: ${from}px)`);

/** The step of which the window is; none where it is of the narrowest. */
export const stepOf = ({ steps }: ColumnSteps) => steps.find((step) => widthOf(step).matches);

const columnsOf = (wanted: ColumnSteps) => stepOf(wanted)?.columns ?? wanted.fewest;

export function useColumns(wanted: ColumnSteps): number {
  const { fewest, steps } = wanted;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const widths = steps.map(widthOf);
      for (const width of widths) width.addEventListener('change', onChange);
      return () => {
        for (const width of widths) width.removeEventListener('change', onChange);
      };
    },
    [steps],
  );
  const columns = useSyncExternalStore(
    subscribe,
    () => columnsOf(wanted),
    () => fewest,
  );
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  // Whoever takes over what the server has sent begins with its columns. React would see only after a while that the
  // window has others, and what somebody did meanwhile would be lost with the rows.
  useLayoutEffect(() => {
    if (columns !== columnsOf(wanted)) drawAgain();
    // Only the first time.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return columns;
}

/**
 * Stands the rows of the server, which knows no window, in as many columns as the list will have once it is taken over:
 * nothing moves then, and a press that has begun ends where it began.
 * @param gap between items, in pixels
 */
export const servedInColumns = ({ steps }: ColumnSteps, gap: number) =>
  steps.toReversed().map(
    ({ from, columns }) => css`
      @media (min-width: ${from}px) {
        > div {
          display: grid;
          grid-template-columns: repeat(${columns}, minmax(0, 1fr));
          gap: ${gap}px;
          height: auto !important;
          contain: style !important;
        }

        > div > div,
        > div > div > div {
          display: contents;
        }

        [data-below] {
          display: none;
        }
      }
    `,
  );
