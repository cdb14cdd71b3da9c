import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { GripVertical } from 'lucide-react';
import styled from 'styled-components';
import { color, radius, size, space } from '@karavan/shared-ui/tokens';
import { moved } from './moved.ts';

export interface Sortable {
  readonly id: number | string;
  /** How it is called. */
  readonly title: string;
}

export interface SortableRowsProps<Item extends Sortable> {
  readonly label: string;
  readonly words: {
    /** What the grip of a row is called. */
    move(title: string): string;
    /** Said when a row has another place, from 1. */
    moved(title: string, place: number, count: number): string;
  };
  readonly items: readonly Item[];
  /** The last part of a row stands below the others, over the whole width. */
  readonly areTall?: boolean;
  /** Called with the new order while something is dragged. */
  onItemsChange(items: Item[]): void;
  /** The order is the one that is wanted: the finger is lifted, or a key was pressed. */
  onSettled?(items: readonly Item[]): void;
  readonly children: (item: Item, index: number) => ReactNode;
}

/** Rows that are brought into an order with the finger, the mouse or arrow keys. */
export function SortableRows<Item extends Sortable>({
  label,
  words,
  items,
  areTall = false,
  onItemsChange,
  onSettled,
  children,
}: SortableRowsProps<Item>) {
  const rows = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState('');

  function move(from: number, to: number): Item[] | null {
    if (to < 0 || to >= items.length || from === to) return null;
    const next = moved(items, from, to);
    onItemsChange(next);
    setSaid(words.moved(items[from]!.title, to + 1, items.length));
    return next;
  }

  function moveByKey(event: KeyboardEvent, index: number): void {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = move(index, index + step);
    if (!next) return;
    onSettled?.(next);
    // The row takes the focus along.
    requestAnimationFrame(() =>
      rows.current
        ?.querySelectorAll<HTMLElement>('[data-grip]')
        .item(index + step)
        ?.focus(),
    );
  }

  function drag(event: PointerEvent): void {
    if (dragged === null) return;
    const below = document.elementFromPoint(event.clientX, event.clientY);
    const row = below?.closest<HTMLElement>('[data-row]');
    if (!row || !rows.current?.contains(row)) return;
    const to = Number(row.dataset['row']);
    if (move(dragged, to)) setDragged(to);
  }

  function drop(): void {
    if (dragged === null) return;
    setDragged(null);
    onSettled?.(items);
  }

  return (
    <>
      <Rows ref={rows} aria-label={label}>
        {items.map((item, index) => (
          <Row
            key={item.id}
            data-row={index}
            data-dragged={dragged === index || undefined}
            data-tall={areTall || undefined}
          >
            {items.length > 1 && (
              <Grip
                type="button"
                data-grip
                aria-label={words.move(item.title)}
                onKeyDown={(event) => moveByKey(event, index)}
                onPointerDown={(event) => {
                  event.currentTarget.setPointerCapture(event.pointerId);
                  setDragged(index);
                }}
                onPointerMove={drag}
                onPointerUp={drop}
                onPointerCancel={drop}
              >
                <GripVertical size={20} aria-hidden />
              </Grip>
            )}
            {children(item, index)}
          </Row>
        ))}
      </Rows>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </>
  );
}

const Rows = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
  padding: ${space[2]};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};

  &[data-tall] {
    flex-wrap: wrap;

    > :last-child {
      flex: 1 0 100%;
      min-width: 0;
    }
  }

  &[data-dragged] {
    outline: 2px solid ${color.accent};
    outline-offset: -2px;
  }
`;

const Grip = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: ${size.touch};
  height: ${size.touch};
  padding: 0;
  border: 0;
  background: none;
  color: ${color.textMuted};
  cursor: grab;
  touch-action: none;
`;
