import { useState } from 'react';
import { CheckSquare, Plus, X } from 'lucide-react';
import styled from 'styled-components';
import { listStaffItems } from '@karavan/shared-api/client/item-editing';
import type { ItemFilter, StaffItem } from '@karavan/shared-api/contract/item-editing';
import { useEndlessList } from '@karavan/shared-api/query';
import { useLocation, useNavigate, useSearchParams } from '@karavan/shared-api/router';
import { Button } from '@karavan/shared-ui/button';
import { Chip, ChipRow } from '@karavan/shared-ui/chip';
import { EndlessView } from '@karavan/shared-ui/endless-view';
import { SettlingField } from '@karavan/shared-ui/settling-field';
import { EmptyState } from '@karavan/shared-ui/states';
import { space } from '@karavan/shared-ui/tokens';
import { createItemPath } from '../shared/items-paths.ts';
import { useT } from '../translation.ts';
import { BatchBar } from './lazy-batch-bar.ts';
import { ItemRow } from './item-row.tsx';

const FILTERS: readonly (ItemFilter | undefined)[] = [
  undefined,
  'on_sale',
  'low',
  'sold_out',
  'draft',
  'archived',
];

/** The list with its search and filters. */
export function ItemList({ organizationId: id }: { readonly organizationId: number }) {
  const t = useT();
  const navigate = useNavigate();
  const { key } = useLocation();
  const [params, setParams] = useSearchParams();
  const filter = FILTERS.find((one) => one === params.get('filter'));
  /** By their ids, as they were when they were chosen; null while nothing is to be. */
  const [chosen, setChosen] = useState<ReadonlyMap<number, StaffItem> | null>(null);
  const [search, setSearch] = useState('');
  const list = useEndlessList(listStaffItems, {
    params: { id },
    query: { ...(filter && { filter }), ...(search !== '' && { search }) },
  });
  const counts = list.besides?.counts;
  const isEmpty = counts?.all === 0;
  const create = () => void navigate(createItemPath(id));

  function toggle(item: StaffItem): void {
    const next = new Map(chosen);
    if (!next.delete(item.id)) next.set(item.id, item);
    setChosen(next);
  }

  if (isEmpty) {
    return (
      <EmptyState
        scene="parcel"
        title={t('empty')}
        text={t('empty_text')}
        action={{ label: t('add'), run: create }}
      />
    );
  }
  return (
    <Root>
      <Tools>
        <Find role="search">
          <SettlingField label={t('find')} value={search} onSettle={setSearch} />
        </Find>
        <Button icon={<Plus size={20} />} onClick={create}>
          {t('add')}
        </Button>
        <Button
          kind="secondary"
          aria-pressed={chosen !== null}
          icon={chosen ? <X size={20} /> : <CheckSquare size={20} />}
          onClick={() => setChosen(chosen ? null : new Map())}
        >
          {chosen ? t('choose_end') : t('choose')}
        </Button>
      </Tools>
      <ChipRow label={t('filters')}>
        {FILTERS.map((one) => {
          const count = counts?.[one ?? 'all'];
          return (
            <Chip
              key={one ?? 'all'}
              pressed={filter === one}
              onClick={() => setParams(one ? { filter: one } : {}, { replace: true })}
            >
              {t(`filter_${one ?? 'all'}`)}
              {count !== undefined && <Count>{count}</Count>}
            </Chip>
          );
        })}
      </ChipRow>
      <EndlessView
        list={list}
        label={t('list')}
        keyOf={(item) => item.id}
        positionKey={`${key} items ${filter ?? ''} ${search}`}
        empty={<EmptyState scene="search" title={t('nothing')} text={t('nothing_text')} />}
      >
        {(item) => (
          <ItemRow
            organizationId={id}
            item={item}
            isChosen={chosen?.has(item.id)}
            onToggle={() => toggle(item)}
          />
        )}
      </EndlessView>
      {chosen && chosen.size > 0 && (
        <BatchBar
          organizationId={id}
          chosen={[...chosen.values()]}
          onDone={() => setChosen(null)}
        />
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[2]};
`;

const Find = styled.div`
  flex: 1 1 240px;
`;

const Count = styled.span`
  opacity: 0.65;
  font-variant-numeric: tabular-nums;
`;
