import {
  SortableRows as Rows,
  type Sortable,
  type SortableRowsProps,
} from '@karavan/shared-ui/sortable-rows';
import { useT } from '../translation.ts';

/** Rows that are brought into an order, in the words of the catalogue. */
export function SortableRows<Item extends Sortable>(props: Omit<SortableRowsProps<Item>, 'words'>) {
  const t = useT();
  return (
    <Rows
      {...props}
      words={{
        move: (title) => t('row_move', { title }),
        moved: (title, place, number) => t('row_moved', { title, place, number }),
      }}
    />
  );
}
