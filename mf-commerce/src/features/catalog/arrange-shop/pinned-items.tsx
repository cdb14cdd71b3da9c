import { useState } from 'react';
import styled from 'styled-components';
import { getPinnedItems, pinItems } from '@karavan/shared-api/client/collections';
import { listOrganizationItems } from '@karavan/shared-api/client/organizations';
import type { PickedItem } from '@karavan/shared-api/contract/collections';
import { PINNED_ITEMS_MAX } from '@karavan/shared-api/contract/limits';
import { endpointKey, request, useEndpoint, useWrite } from '@karavan/shared-api/query';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Button } from '@karavan/shared-ui/button';
import { Panel } from '@karavan/shared-ui/product/panel';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { PickedItems } from '../shared/picked-items.tsx';
import { useT } from '../translation.ts';

/** What stands before all others in the shop of an organization. */
export function PinnedItems({ organizationId }: { readonly organizationId: number }) {
  const t = useT();
  const stored = useEndpoint(getPinnedItems, { params: { id: organizationId } });
  return (
    <Root aria-labelledby="pinned-title">
      <h2 id="pinned-title">{t('pinned')}</h2>
      <Hint>{t('pinned_hint')}</Hint>
      <AsyncView query={stored} skeleton={<SkeletonRow />}>
        {({ list }) => <Order organizationId={organizationId} stored={list} />}
      </AsyncView>
    </Root>
  );
}

interface OrderProps {
  readonly organizationId: number;
  readonly stored: readonly PickedItem[];
}

function Order({ organizationId, stored }: OrderProps) {
  const t = useT();
  const of = { params: { id: organizationId } };
  const [items, setItems] = useState<readonly PickedItem[]>(stored);
  const isChanged = items.map(({ id }) => id).join() !== stored.map(({ id }) => id).join();
  const pin = useWrite(
    () => request(pinItems, { ...of, body: { item_ids: items.map(({ id }) => id) } }),
    {
      done: t('pinned_done'),
      onSuccess(answer, _intent, queries) {
        queries.setQueryData(endpointKey(getPinnedItems, 'one', of), answer);
        void queries.invalidateQueries({ queryKey: endpointKey(listOrganizationItems, 'list') });
      },
    },
  );
  return (
    <>
      <PickedItems
        organizationId={organizationId}
        label={t('pinned_items')}
        limit={PINNED_ITEMS_MAX}
        value={items}
        onValueChange={setItems}
      />
      <Button wide disabled={!isChanged} loading={pin.isPending} onClick={() => void pin.send()}>
        {t('save')}
      </Button>
    </>
  );
}

const Root = styled(Panel)`
  gap: ${space[3]};
  margin-top: ${space[4]};

  h2 {
    font: ${type.title3};
  }
`;

const Hint = styled.p`
  color: ${color.textMuted};
`;
