import {
  Fragment,
  memo,
  type ReactNode,
  type Ref,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  WindowVirtualizer,
  type CustomItemComponentProps,
  type WindowVirtualizerHandle,
} from 'virtua';
import styled from 'styled-components';
import { useIsServed } from '../lazily/use-is-served.ts';
import { recallPosition, rememberPosition } from './list-position.ts';
import { heightOf, measureServed } from './measure-served.ts';
import { ReachSentinel } from './reach-sentinel.tsx';
import {
  ONE_COLUMN,
  servedInColumns,
  stepOf,
  useColumns,
  type ColumnSteps,
} from './use-grid-columns.ts';

/** Items that the server renders: a first screen, also readable without scripts. */
const SERVER_ITEMS = 10;

export interface VirtualListHandle {
  scrollToIndex(index: number): void;
}

export interface VirtualListProps<Item> {
  /** What the list holds, for a screen reader. */
  readonly label: string;
  readonly items: readonly Item[];
  keyOf(item: Item): string | number;
  readonly children: (item: Item, index: number) => ReactNode;
  readonly columns?: ColumnSteps;
  /** Space between items, in pixels. */
  readonly gap?: number;
  /** There is more than `items`; the end also announces that to screen readers. */
  readonly hasMore?: boolean;
  /** More is loading: the end is not reported again meanwhile. */
  readonly isLoadingMore?: boolean;
  /** The estimated height of a row with its gap, in pixels, until it is measured. */
  readonly rowHeight?: number;
  /**
   * How high every row is at least, with its gap, in pixels, where they are high: a list that the server has not rendered
   * begins with no more rows than the window holds.
   */
  readonly minRowHeight?: number;
  /**
   * Called when the end comes near and there is more. Not repeated for the same items: retrying is
   * up to the page.
   */
  onEndReached?(): void;
  /** Identifies the list within a visit, such as a history key, to restore the scroll position. */
  readonly positionKey?: string;
  /**
   * What stands across a row below its items: those from `first` up to `end`. It has `data-below`, by which it is left out
   * of the server's columns.
   */
  below?(first: number, end: number): ReactNode;
  /** Shown below the items: skeletons, a retry, or the end. */
  readonly footer?: ReactNode;
  readonly ref?: Ref<VirtualListHandle>;
}

/** A virtualized endless list that scrolls with the page: only items near the screen are rendered. */
export function VirtualList<T>({
  label,
  items,
  keyOf,
  children,
  columns: steps = ONE_COLUMN,
  gap = 0,
  rowHeight,
  minRowHeight = 0,
  hasMore = false,
  isLoadingMore = false,
  onEndReached,
  positionKey,
  below,
  footer,
  ref,
}: VirtualListProps<T>) {
  const columns = useColumns(steps);
  const isServed = useIsServed();
  const rows = Math.ceil(items.length / columns);
  const id = useId();
  const served = useServedHeights(id, isServed, { items: items.length, steps, gap });
  const isRegrouped = isServed && served !== undefined && served.columns !== columns;
  const list = useRef<WindowVirtualizerHandle>(null);
  const place = useRef<HTMLDivElement>(null);
  const restored = useListPosition(positionKey, rows, list, place);
  const cache = restored?.cache ?? (isRegrouped ? undefined : served?.heights);
  useImperativeHandle(
    ref,
    () => ({
      scrollToIndex: (index) => list.current?.scrollToIndex(Math.floor(index / columns)),
    }),
    [columns],
  );

  return (
    <Column ref={place}>
      <List
        id={id}
        role="list"
        aria-label={label}
        aria-busy={isLoadingMore}
        $served={isServed ? { steps, gap } : null}
      >
        <WindowVirtualizer
          // Heights are heeded by a new one only.
          key={isRegrouped ? 'served' : 'own'}
          ref={list}
          data={Array.from({ length: rows }, (_, row) => row)}
          // Until somebody scrolls, virtua shows no more rows than this: a short list may still grow.
          ssrCount={Math.min(
            Math.ceil(SERVER_ITEMS / columns),
            isServed ? Infinity : Math.ceil(innerHeight / minRowHeight),
          )}
          bufferSize={600}
          item={RowPlace}
          {...(rowHeight && { itemSize: rowHeight })}
          {...(cache && { cache })}
        >
          {(row) => (
            <Fragment key={rowKey(row)}>
              <Row $columns={columns} $gap={row < rows - 1 ? gap : 0} $between={gap}>
                {items.slice(row * columns, (row + 1) * columns).map((item, column) => {
                  const index = row * columns + column;
                  return (
                    <div
                      key={keyOf(item)}
                      role="listitem"
                      aria-posinset={index + 1}
                      aria-setsize={hasMore ? -1 : items.length}
                    >
                      <Item item={item} index={index} draw={children} />
                    </div>
                  );
                })}
              </Row>
              {below?.(row * columns, (row + 1) * columns)}
            </Fragment>
          )}
        </WindowVirtualizer>
      </List>
      {hasMore && !isLoadingMore && onEndReached && (
        <ReachSentinel generation={items.length} onReach={onEndReached} />
      )}
      {footer}
    </Column>
  );

  /** A row keeps its identity as long as its first item is the same. */
  function rowKey(row: number): string | number {
    const first = items[row * columns];
    return first === undefined ? row : keyOf(first);
  }
}

interface ItemProps<Item> {
  readonly item: Item;
  readonly index: number;
  draw(item: Item, index: number): ReactNode;
}

/** Drawn again only when it has changed: virtua draws its rows anew whenever one is measured or comes into sight. */
const Item = memo(function Item<T>({ item, index, draw }: ItemProps<T>) {
  return draw(item, index);
}) as <T>(props: ItemProps<T>) => ReactNode;

interface ServedRows {
  readonly items: number;
  readonly steps: ColumnSteps;
  readonly gap: number;
}

/** How high the rows of the server's list stand, for the browser that takes it over; in the columns that it has room for. */
function useServedHeights(listId: string, isServed: boolean, { items, steps, gap }: ServedRows) {
  const [served] = useState(() => {
    if (!isServed || typeof document === 'undefined') return undefined;
    const step = stepOf(steps);
    const columns = step?.columns ?? steps.fewest;
    const isRearranged = step !== undefined;
    const heights = measureServed(findList(listId), { items, columns, isRearranged, gap });
    return { columns, heights, isRearranged };
  });
  useLayoutEffect(() => {
    if (!served?.heights || served.isRearranged) return;
    const { heights } = served;
    const content = findList(listId)?.firstElementChild as HTMLElement | null | undefined;
    // React leaves styles as the server has sent them, which knew no heights: what stays in the flow would
    // move up when a row above it goes.
    if (!content) return;
    content.style.height = `${heightOf(heights, Math.ceil(items / steps.fewest))}px`;
    let top = 0;
    for (const [row, { style }] of ([...content.children] as HTMLElement[]).entries()) {
      style.position = 'absolute';
      style.top = `${top}px`;
      top += heights[0][row] ?? 0;
    }
    // Only the first time.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return served;
}

/** The bars around the page have ids of their own, which may be the same. */
const findList = (id: string) => document.querySelector(`[role='list'][id='${id}']`);

/** Restores the scroll position at which the list was left, and saves it when it is left again. */
function useListPosition(
  key: string | undefined,
  rows: number,
  list: { readonly current: WindowVirtualizerHandle | null },
  place: { readonly current: HTMLElement | null },
) {
  const [restored] = useState(() => recallPosition(key, rows));
  const offset = useRef(restored?.offset ?? 0);
  const leave = useEffectEvent(() => {
    const cache = list.current?.cache;
    if (key !== undefined && cache) rememberPosition(key, { offset: offset.current, cache, rows });
  });

  useLayoutEffect(() => {
    if (restored) window.scrollTo(0, restored.offset);
  }, [restored]);

  useLayoutEffect(() => {
    if (key === undefined) return;
    let isNoted = false;
    const note = () => {
      isNoted = true;
      // A page removed from the document scrolls to the top before it is unmounted.
      if (place.current?.isConnected) offset.current = window.scrollY;
    };
    // A list may be mounted on a page that is already scrolled. To say so, the browser lays the page out:
    // asked at once, it would do that twice.
    const frame = requestAnimationFrame(note);
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', note);
      if (!isNoted) note();
      leave();
    };
  }, [key, place]);
  return restored;
}

/**
 * Where a row stands. virtua hides rows until they are measured, a frame later; those of a first
 * screen, which are there already, stay in the flow until then: hidden, they would flicker, and a
 * press begun on one would end on nothing.
 */
function RowPlace({
  style,
  children,
  ref,
}: CustomItemComponentProps & { ref?: Ref<HTMLDivElement> }) {
  const [first] = useState(style);
  const isUnmeasured = style.visibility === 'hidden';
  return (
    <div ref={ref} style={isUnmeasured && first.position === undefined ? first : style}>
      {children}
    </div>
  );
}

interface ListProps {
  readonly $served: { readonly steps: ColumnSteps; readonly gap: number } | null;
}

const List = styled.div<ListProps>`
  ${({ $served }) => $served && servedInColumns($served.steps, $served.gap)}
`;

const Column = styled.div`
  /* Else the browser keeps the footer where it is when rows arrive above it: the list runs away. */
  overflow-anchor: none;
`;

interface RowProps {
  readonly $columns: number;
  readonly $gap: number;
  readonly $between: number;
}

const Row = styled.div<RowProps>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: ${({ $between }) => $between}px;
  padding-bottom: ${({ $gap }) => $gap}px;
  /* During scrolling, and shortly after, virtua disables pointer events on its content. */
  pointer-events: auto;
`;
