import { getItemDefaults } from '@karavan/shared-api/client/item-editing';
import { useEndpoint } from '@karavan/shared-api/query';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Managed } from '../../../shared/managed.tsx';
import { itemsPath } from '../shared/items-paths.ts';
import { pageSkeleton } from '../shared/page-skeleton.tsx';
import { useT, withCatalogTexts } from '../translation.ts';
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
      {({ id }) => <Loaded id={id} />}
    </Managed>
  );
}

function Loaded({ id }: { readonly id: number }) {
  const defaults = useEndpoint(getItemDefaults, { params: { id } });
  return (
    <AsyncView query={defaults} skeleton={pageSkeleton}>
      {({ currency, category }) => (
        <ItemForm organizationId={id} currency={currency} category={category} stored={null} />
      )}
    </AsyncView>
  );
}
