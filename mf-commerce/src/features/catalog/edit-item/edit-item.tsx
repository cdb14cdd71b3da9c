import type { ReactNode } from 'react';
import { getEditedItem } from '@karavan/shared-api/client/item-editing';
import { lazily } from '@karavan/shared-ui/lazily';
import { useIsWide } from '@karavan/shared-ui/use-is-wide';
import { Managed } from '../../../shared/managed.tsx';
import { itemsPath } from '../shared/items-paths.ts';
import { pageSkeleton } from '../shared/page-skeleton.tsx';
import { useT, withCatalogTexts } from '../translation.ts';
import { Begun } from './begun.tsx';
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
  return (
    <Begun endpoint={getEditedItem} input={{ params: { id, item: itemId } }}>
      {(stored, take) => (
        <ItemForm
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
    </Begun>
  );
}
