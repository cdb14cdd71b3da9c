import { useState } from 'react';
import { ChevronRight, Plus } from 'lucide-react';
import styled from 'styled-components';
import { listStaffCollections, orderCollections } from '@karavan/shared-api/client/collections';
import type { StaffCollection } from '@karavan/shared-api/contract/collections';
import { COLLECTIONS_MAX } from '@karavan/shared-api/contract/limits';
import { request, useEndpoint, useWrite } from '@karavan/shared-api/query';
import { Link, useNavigate } from '@karavan/shared-api/router';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Button } from '@karavan/shared-ui/button';
import { Panel } from '@karavan/shared-ui/product/panel';
import { StatePill } from '@karavan/shared-ui/product/state-pill';
import { EmptyState } from '@karavan/shared-ui/states';
import { Thumbnail } from '@karavan/shared-ui/thumbnail';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { createCollectionPath, editCollectionPath } from '../shared/items-paths.ts';
import { pageSkeleton } from '../shared/page-skeleton.tsx';
import { SortableRows } from '../shared/sortable-rows.tsx';
import { useT } from '../translation.ts';
import { refreshShop } from './refresh-shop.ts';

/** The collections of an organization, which are brought into their order here. */
export function CollectionList({ organizationId }: { readonly organizationId: number }) {
  const t = useT();
  const navigate = useNavigate();
  const query = useEndpoint(listStaffCollections, { params: { id: organizationId } });
  const create = () => void navigate(createCollectionPath(organizationId));
  return (
    <AsyncView query={query} skeleton={pageSkeleton}>
      {({ list }) =>
        list.length === 0 ? (
          <EmptyState
            scene="parcel"
            title={t('collections_empty')}
            text={t('collections_empty_text')}
            action={{ label: t('collection_add'), run: create }}
          />
        ) : (
          <Root aria-label={t('collections')}>
            {list.length < COLLECTIONS_MAX && (
              <Button kind="secondary" icon={<Plus size={20} />} onClick={create}>
                {t('collection_add')}
              </Button>
            )}
            <Rows
              key={list.map(({ id }) => id).join()}
              organizationId={organizationId}
              list={list}
            />
          </Root>
        )
      }
    </AsyncView>
  );
}

interface RowsProps {
  readonly organizationId: number;
  readonly list: readonly StaffCollection[];
}

function Rows({ organizationId, list }: RowsProps) {
  const t = useT();
  const [shown, setShown] = useState(list);
  const order = useWrite(
    (ids: number[]) =>
      request(orderCollections, {
        params: { id: organizationId },
        body: { collection_ids: ids },
      }),
    {
      onSuccess: (_answer, _ids, queries) => refreshShop(queries),
      onError: () => setShown(list),
    },
  );
  return (
    <SortableRows
      label={t('collections')}
      items={shown}
      onItemsChange={setShown}
      onSettled={(items) => void order.send(items.map(({ id }) => id))}
    >
      {(collection) => <Row organizationId={organizationId} collection={collection} />}
    </SortableRows>
  );
}

interface RowProps {
  readonly organizationId: number;
  readonly collection: StaffCollection;
}

function Row({ organizationId, collection }: RowProps) {
  const t = useT();
  const { id, title, image, item_count, is_published, is_automatic } = collection;
  return (
    <Way to={editCollectionPath(organizationId, id)}>
      <Thumbnail picture={image} size={56} />
      <Words>
        <strong>{title}</strong>
        <small>
          {t(is_automatic ? 'collection_automatic_count' : 'collection_count', {
            number: item_count,
          })}
        </small>
        {!is_published && <StatePill tone="negative">{t('collection_hidden')}</StatePill>}
      </Words>
      <ChevronRight size={18} aria-hidden />
    </Way>
  );
}

const Root = styled(Panel)`
  gap: ${space[3]};
`;

const Way = styled(Link)`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;

  > svg {
    flex: none;
    color: ${color.textMuted};
  }
`;

const Words = styled.span`
  display: grid;
  flex: 1;
  justify-items: start;
  gap: 2px;
  min-width: 0;

  strong {
    font: ${type.label};
    overflow-wrap: anywhere;
  }

  small {
    color: ${color.textMuted};
    font: ${type.second};
  }
`;
