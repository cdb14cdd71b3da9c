import { Managed } from '../../../shared/managed.tsx';
import { itemsPath } from '../shared/items-paths.ts';
import { pageSkeleton } from '../shared/page-skeleton.tsx';
import { useT, withCatalogTexts } from '../translation.ts';
import { BegunNew } from './begun.tsx';
import { ItemForm } from './lazy-item-form.ts';

interface CreateItemProps {
  readonly organizationId: number;
}

/** A new product, from its photo to the sale. */
export const CreateItem = withCatalogTexts(Create, pageSkeleton);

function Create({ organizationId }: CreateItemProps) {
  const t = useT();
  return (
    <Managed
      organizationId={organizationId}
      section="items"
      title={t('add')}
      backTo={itemsPath(organizationId)}
    >
      {({ id }) => (
        <BegunNew organizationId={id}>
          {({ currency, category }) => (
            <ItemForm organizationId={id} currency={currency} category={category} stored={null} />
          )}
        </BegunNew>
      )}
    </Managed>
  );
}
