import { useId, useRef, useState, type ReactNode } from 'react';
import { useUiText } from '@karavan/shared-ui/ui-text';

export interface Entries {
  /** Says what has become of them; it stands right behind the list and what adds to it, in the same element. */
  readonly status: ReactNode;
  /** For the button that removes an entry. */
  readonly remove: { readonly 'data-entry-remove': string };
  /** For the button that moves an entry, beside the one that removes it. */
  move(way: EntryWay): { readonly 'data-entry-move': EntryWay };
  /** An entry is new at this place: its first field has the focus, as the button that adds may be gone. */
  added(index: number): void;
  /** The entry at this place has gone: its neighbour has the focus. */
  removed(index: number, left: number): void;
  /** An entry has another place: it takes the focus along. */
  moved(to: number, number: number, way: EntryWay): void;
}

type EntryWay = 'up' | 'down';

/** The entries of a list in a form: whoever removes or moves one keeps their place, and hears what has become of it. */
export function useEntries(): Entries {
  const t = useUiText();
  const id = useId();
  const status = useRef<HTMLSpanElement>(null);
  const [said, setSaid] = useState('');

  /** What stands before the status, in the same element. */
  const find = (selector: string) =>
    [...(status.current?.parentElement?.querySelectorAll<HTMLElement>(selector) ?? [])].filter(
      (one) => one.compareDocumentPosition(status.current!) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
  const removes = () => find(`[data-entry-remove="${id}"]`);

  return {
    status: (
      <span ref={status} className="visually-hidden" role="status">
        {said}
      </span>
    ),
    remove: { 'data-entry-remove': id },
    move: (way) => ({ 'data-entry-move': way }),
    added(index) {
      requestAnimationFrame(() =>
        removes()[index]?.closest('li, [data-entry]')?.querySelector<HTMLElement>(FIELD)?.focus(),
      );
    },
    removed(index, left) {
      setSaid(t('entry_removed', { left }));
      requestAnimationFrame(() => {
        const neighbour = removes().at(Math.min(index, left - 1));
        // The only one left may not be removed; and where none is left, there is the button that adds one.
        (neighbour ?? find(FOCUSABLE).at(-1))?.focus();
      });
    },
    moved(to, number, way) {
      setSaid(t('entry_moved', { place: to + 1, number }));
      requestAnimationFrame(() => {
        const remove = removes()[to];
        const again = `[data-entry-move=${way}]:not(:disabled)`;
        (remove?.parentElement?.querySelector<HTMLElement>(again) ?? remove)?.focus();
      });
    },
  };
}

const FIELD = ':is(input, select, textarea)';
const FOCUSABLE = ':is(input, select, textarea, button):not(:disabled)';
