import { useState, type ReactNode } from 'react';
import { getEditedItem } from '@karavan/shared-api/client/item-editing';
import { useEndpoint } from '@karavan/shared-api/query';
import { lazily } from '@karavan/shared-ui/lazily';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { useIsWide } from '@karavan/shared-ui/use-is-wide';
import { Managed } from '../../../shared/managed.tsx';
import { itemsPath } from '../shared/items-paths.ts';
import { pageSkeleton } from '../shared/page-skeleton.tsx';
import { useT, withCatalogTexts } from '../translation.ts';
import { ItemMenu } from './item-menu.tsx';
import { ItemForm, ItemSelection } from './lazy-item-form.ts';

/** Few products have these prices. */
const WholesaleForm = lazily(
  async () =>
    (await import(/* webpackChunkName: "wholesale-form" */ './wholesale-form.tsx')).WholesaleForm,
);

interface EditItemProps {
  readonly organizationId: number;
  readonly itemId: number;
}

/** A product of an organization, for whoever changes it. */
export const EditItem = withCatalogTexts(Edit, pageSkeleton);

function Edit({ organizationId, itemId }: EditItemProps) {
  const t = useT();
  const isWide = useIsWide();
  const menu = <ItemMenu organizationId={organizationId} itemId={itemId} />;
  return (
    <Managed
      organizationId={organizationId}
      section="items"
      title={t('edit')}
      backTo={itemsPath(organizationId)}
      actions={isWide && menu}
    >
      {({ id, permissions }) => (
        <Loaded
          id={id}
          itemId={itemId}
          menu={isWide ? null : menu}
          hasWholesale={permissions.includes('can_manage_discounts')}
        />
      )}
    </Managed>
  );
}

interface LoadedProps {
  readonly id: number;
  readonly itemId: number;
  /** On a phone it stands beside what saves. */
  readonly menu: ReactNode;
  /** Whether its reader sets wholesale prices. */
  readonly hasWholesale: boolean;
}

function Loaded({ id, itemId, menu, hasWholesale }: LoadedProps) {
  const item = useEndpoint(
    getEditedItem,
    { params: { id, item: itemId } },
    // What an editor begins with is as it is now; it must not change under their fingers.
    { staleTime: 0 },
  );
  const [round, setRound] = useState(0);
  const take = () => void item.refetch().then(() => setRound(round + 1));
  return (
    <AsyncView query={item} skeleton={pageSkeleton}>
      {(stored) => (
        <ItemForm
          key={round}
          organizationId={id}
          currency={stored.currency}
          category={null}
          stored={stored}
          menu={menu}
          parts={
            <>
              <ItemSelection organizationId={id} itemId={itemId} />
              {hasWholesale && <WholesaleForm organizationId={id} itemId={itemId} />}
            </>
          }
          onTake={take}
        />
      )}
    </AsyncView>
  );
}
