import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import {
  getItemSelection,
  listSelection,
  setItemSelection,
} from '@karavan/shared-api/client/collections';
import type { PickedItem } from '@karavan/shared-api/contract/collections';
import { SELECTION_MAX } from '@karavan/shared-api/contract/limits';
import { endpointKey, request, useEndpoint, useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';
import { color } from '@karavan/shared-ui/tokens';
import { PickedItems } from '../shared/picked-items.tsx';
import { useT } from '../translation.ts';
import { Part } from './form-parts.tsx';
import { useSavedTogether } from './saved-together.ts';

interface ItemSelectionProps {
  readonly organizationId: number;
  readonly itemId: number;
}

/** What goes with a product; stored together with it, by a request of its own. */
export function ItemSelection({ organizationId, itemId }: ItemSelectionProps) {
  const t = useT();
  const of = { params: { id: organizationId, item: itemId } };
  const stored = useEndpoint(getItemSelection, of);
  return (
    <Part aria-labelledby="selection-title">
      <h2 id="selection-title">{t('selection')}</h2>
      <Hint>{t('selection_hint')}</Hint>
      <AsyncView query={stored} skeleton={<SkeletonRow />}>
        {({ list }) => <Choice organizationId={organizationId} itemId={itemId} stored={list} />}
      </AsyncView>
    </Part>
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
      onSuccess(answer, _intent, queries) {
        queries.setQueryData(endpointKey(getItemSelection, 'one', of), answer);
        void queries.invalidateQueries({ queryKey: endpointKey(listSelection, 'one') });
      },
    },
  );
  const { leaving } = useShell();
  const isUnsaved = useEffectEvent(() => isChanged);
  useEffect(() => leaving.guard(() => isUnsaved()), [leaving]);
  useSavedTogether(async () => !isChanged || (await store.send())?.ok === true);
  return (
    <PickedItems
      organizationId={organizationId}
      label={t('selection_items')}
      limit={SELECTION_MAX}
      except={itemId}
      value={items}
      onValueChange={setItems}
    />
  );
}

const Hint = styled.p`
  color: ${color.textMuted};
`;
