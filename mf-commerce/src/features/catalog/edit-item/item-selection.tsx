import { useState } from 'react';
import styled from 'styled-components';
import {
  getItemSelection,
  listSelection,
  setItemSelection,
} from '@karavan/shared-api/client/collections';
import type { PickedItem } from '@karavan/shared-api/contract/collections';
import { SELECTION_MAX } from '@karavan/shared-api/contract/limits';
import { endpointKey, request, useEndpoint, useWrite } from '@karavan/shared-api/query';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Button } from '@karavan/shared-ui/button';
import { Panel } from '@karavan/shared-ui/product/panel';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { PickedItems } from '../shared/picked-items.tsx';
import { useT } from '../translation.ts';

interface ItemSelectionProps {
  readonly organizationId: number;
  readonly itemId: number;
}

/** What goes with a product; stored by itself, whatever becomes of the form above. */
export function ItemSelection({ organizationId, itemId }: ItemSelectionProps) {
  const t = useT();
  const of = { params: { id: organizationId, item: itemId } };
  const stored = useEndpoint(getItemSelection, of);
  return (
    <Root aria-labelledby="selection-title">
      <h2 id="selection-title">{t('selection')}</h2>
      <Hint>{t('selection_hint')}</Hint>
      <AsyncView query={stored} skeleton={<SkeletonRow />}>
        {({ list }) => <Choice organizationId={organizationId} itemId={itemId} stored={list} />}
      </AsyncView>
    </Root>
  );
}

function Choice({
  organizationId,
  itemId,
  stored,
}: ItemSelectionProps & { readonly stored: readonly PickedItem[] }) {
  const t = useT();
  const of = { params: { id: organizationId, item: itemId } };
  const [items, setItems] = useState<readonly PickedItem[]>(stored);
  const isChanged = items.map(({ id }) => id).join() !== stored.map(({ id }) => id).join();
  const store = useWrite(
    () => request(setItemSelection, { ...of, body: { item_ids: items.map(({ id }) => id) } }),
    {
      done: t('selection_done'),
      onSuccess(answer, _intent, queries) {
        queries.setQueryData(endpointKey(getItemSelection, 'one', of), answer);
        void queries.invalidateQueries({ queryKey: endpointKey(listSelection, 'one') });
      },
    },
  );
  return (
    <>
      <PickedItems
        organizationId={organizationId}
        label={t('selection_items')}
        limit={SELECTION_MAX}
        except={itemId}
        value={items}
        onValueChange={setItems}
      />
      <Button
        kind="secondary"
        wide
        disabled={!isChanged}
        loading={store.isPending}
        onClick={() => void store.send()}
      >
        {t('selection_save')}
      </Button>
    </>
  );
}

const Root = styled(Panel)`
  gap: ${space[3]};
  max-width: 640px;
  margin-top: ${space[4]};

  h2 {
    font: ${type.title3};
  }
`;

const Hint = styled.p`
  color: ${color.textMuted};
`;
