import styled from 'styled-components';
import { getEditedItem } from '@karavan/shared-api/client/item-editing';
import { listItemStockEntries } from '@karavan/shared-api/client/stock';
import { useEndlessList, useEndpoint } from '@karavan/shared-api/query';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { type } from '@karavan/shared-ui/tokens';
import { pageSkeleton } from '../shared/page-skeleton.tsx';
import { EntryList } from './entry-list.tsx';

interface ItemEntriesProps {
  readonly organizationId: number;
  readonly itemId: number;
  readonly timeZone: string;
}

/** The ledger of all sizes of a product. */
export function ItemEntries({ organizationId: id, itemId, timeZone }: ItemEntriesProps) {
  const params = { id, item: itemId };
  const item = useEndpoint(getEditedItem, { params });
  const entries = useEndlessList(listItemStockEntries, { params });
  return (
    <AsyncView query={item} skeleton={pageSkeleton}>
      {({ title }) => (
        <>
          <Title>{title}</Title>
          <EntryList
            list={entries}
            timeZone={timeZone}
            positionKey={`item-stock-entries-${itemId}`}
          />
        </>
      )}
    </AsyncView>
  );
}

const Title = styled.h2`
  font: ${type.title2};
  overflow-wrap: anywhere;
`;
