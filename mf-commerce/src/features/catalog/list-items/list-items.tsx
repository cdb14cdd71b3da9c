import { Managed } from '../../../shared/managed.tsx';
import { pageSkeleton } from '../shared/page-skeleton.tsx';
import { withCatalogTexts } from '../translation.ts';
import { ItemList } from './lazy-item-list.ts';

interface ListItemsProps {
  readonly organizationId: number;
}

/** What an organization sells, as its staff see it: found, filtered, and changed many at a time. */
export const ListItems = withCatalogTexts(
  ({ organizationId }: ListItemsProps) => (
    <Managed organizationId={organizationId} section="items">
      {({ id }) => <ItemList organizationId={id} />}
    </Managed>
  ),
  pageSkeleton,
);
