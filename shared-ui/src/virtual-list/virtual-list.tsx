import {
  type ReactNode,
  type Ref,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import styled from 'styled-components';
import { recallPosition, rememberPosition } from './list-position.ts';
import { ReachSentinel } from './reach-sentinel.tsx';

/** Items that the server renders: a first screen, and something to read where there are no scripts. */
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
  /** How many items stand beside each other. */
  readonly columns?: number;
  /** Space between items, in pixels. */
  readonly gap?: number;
  /** There is more than `items`; the end says so to a screen reader, too. */
  readonly hasMore?: boolean;
  /** More is on its way: the end is not reached a second time meanwhile. */
  readonly isLoadingMore?: boolean;
  /** How high a row is likely to be with its gap, in pixels, until it is measured. */
  readonly rowHeight?: number;
  /** The end comes near and there is more. Not repeated for the same items: a retry is the page's. */
  onEndReached?(): void;
  /** Names the list within the visit, such as a history key: coming back finds the same place. */
  readonly positionKey?: string;
  /** What stands below the items: shapes of those on their way, a retry, the end. */
  readonly footer?: ReactNode;
  readonly ref?: Ref<VirtualListHandle>;
}

/** An endless list in the page's own scroll area, of which only what is near the screen exists. */
export function VirtualList<Item>({
  label,
  items,
  keyOf,
  children,
  columns = 1,
  gap = 0,
  rowHeight,
  hasMore = false,
  isLoadingMore = false,
  onEndReached,
  positionKey,
  footer,
  ref,
}: VirtualListProps<Item>) {
  const rows = Math.ceil(items.length / columns);
  const list = useRef<WindowVirtualizerHandle>(null);
  const place = useRef<HTMLDivElement>(null);
  const restored = useListPosition(positionKey, rows, list, place);
  useImperativeHandle(
    ref,
    () => ({
      scrollToIndex: (index) => list.current?.scrollToIndex(Math.floor(index / columns)),
    }),
    [columns],
  );

  return (
    <div ref={place}>
      <div role="list" aria-label={label} aria-busy={isLoadingMore}>
        <WindowVirtualizer
          ref={list}
          data={Array.from({ length: rows }, (_, row) => row)}
          ssrCount={Math.min(rows, Math.ceil(SERVER_ITEMS / columns))}
          bufferSize={600}
          {...(rowHeight && { itemSize: rowHeight })}
          {...(restored && { cache: restored.cache })}
        >
          {(row) => (
            <Row
              key={rowKey(row)}
              $columns={columns}
              $gap={row < rows - 1 ? gap : 0}
              $between={gap}
            >
              {items.slice(row * columns, (row + 1) * columns).map((item, column) => {
                const index = row * columns + column;
                return (
                  <div
                    key={keyOf(item)}
                    role="listitem"
                    aria-posinset={index + 1}
                    aria-setsize={hasMore ? -1 : items.length}
                  >
                    {children(item, index)}
                  </div>
                );
              })}
            </Row>
          )}
        </WindowVirtualizer>
      </div>
      {hasMore && !isLoadingMore && onEndReached && (
        <ReachSentinel generation={items.length} onReach={onEndReached} />
      )}
      {footer}
    </div>
  );

  /** A row is the same one as long as it begins with the same item. */
  function rowKey(row: number): string | number {
    const first = items[row * columns];
    return first === undefined ? row : keyOf(first);
  }
}

/** Brings the page back to where the list was left, and remembers the place when it is left again. */
function useListPosition(
  key: string | undefined,
  rows: number,
  list: { readonly current: WindowVirtualizerHandle | null },
  place: { readonly current: HTMLElement | null },
) {
  const [restored] = useState(() => recallPosition(key, rows));
  const offset = useRef(0);
  const leave = useEffectEvent(() => {
    const cache = list.current?.cache;
    if (key !== undefined && cache) rememberPosition(key, { offset: offset.current, cache, rows });
  });

  useLayoutEffect(() => {
    if (restored) window.scrollTo(0, restored.offset);
  }, [restored]);

  useLayoutEffect(() => {
    if (key === undefined) return;
    const note = () => {
      // A page that has been taken out of the document scrolls to the top, before it is unmounted.
      if (place.current?.isConnected) offset.current = window.scrollY;
    };
    // A list may take its place on a page that has been scrolled already.
    note();
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      window.removeEventListener('scroll', note);
      leave();
    };
  }, [key, place]);
  return restored;
}

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
  /* While the page scrolls, and a little longer, virtua keeps presses from what it holds. */
  pointer-events: auto;
`;
