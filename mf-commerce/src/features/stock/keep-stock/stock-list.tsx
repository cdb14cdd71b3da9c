import { useState } from 'react';
import { ScanBarcode } from 'lucide-react';
import styled from 'styled-components';
import { listStock } from '@karavan/shared-api/client/stock';
import type { StockFilter, StockSize } from '@karavan/shared-api/contract/stock';
import { useEndlessList } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { useLocation, useNavigate, useSearchParams } from '@karavan/shared-api/router';
import { Chip, ChipRow } from '@karavan/shared-ui/chip';
import { Dialog } from '@karavan/shared-ui/dialog';
import { EndlessView } from '@karavan/shared-ui/endless-view';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { lazily } from '@karavan/shared-ui/lazily';
import { SettlingField } from '@karavan/shared-ui/settling-field';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { space } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';
import { StockRow } from './stock-row.tsx';

/** Loads with the first press. */
const ChangeStock = lazily(
  async () =>
    (await import(/* webpackChunkName: "change-stock" */ '../shared/change-stock.tsx')).ChangeStock,
  <SkeletonRow />,
);

const FILTERS: readonly (StockFilter | undefined)[] = [undefined, 'low', 'sold_out'];

/** Sizes with their stock, found by title or code. */
export function StockList({ organizationId: id }: { readonly organizationId: number }) {
  const t = useT();
  const navigate = useNavigate();
  const { overlays } = useShell();
  const { key } = useLocation();
  const [params, setParams] = useSearchParams();
  const filter = FILTERS.find((one) => one === params.get('filter'));
  const [chosen, setChosen] = useState<StockSize | null>(null);
  const [search, setSearch] = useState('');
  const list = useEndlessList(listStock, {
    params: { id },
    query: { ...(filter && { filter }), ...(search !== '' && { search }) },
  });
  const counts = list.besides?.counts;

  async function scan(): Promise<void> {
    const code = await overlays.open('qr_scan', { purpose: 'code' });
    if (typeof code === 'string') setSearch(code.trim());
  }

  if (counts?.all === 0) {
    return (
      <EmptyState
        scene="parcel"
        title={t('empty')}
        text={t('empty_text')}
        action={{
          label: t('to_items'),
          run: () => void navigate(`/organizations/${id}/manage/items`),
        }}
      />
    );
  }
  return (
    <Root>
      <Find role="search">
        <SettlingField label={t('find')} value={search} onSettle={setSearch} />
        <IconButton
          kind="filled"
          label={t('scan')}
          icon={<ScanBarcode size={20} />}
          onClick={() => void scan()}
        />
      </Find>
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
        keyOf={(size) => size.id}
        gap={8}
        positionKey={`${key} stock ${filter ?? ''} ${search}`}
        empty={<EmptyState scene="search" title={t('nothing')} text={t('nothing_text')} />}
      >
        {(size) => <StockRow organizationId={id} size={size} onChange={() => setChosen(size)} />}
      </EndlessView>
      <Dialog open={chosen !== null} title={t('change')} onClose={() => setChosen(null)}>
        {chosen && <ChangeStock organizationId={id} size={chosen} onDone={() => setChosen(null)} />}
      </Dialog>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

const Find = styled.div`
  display: flex;
  align-items: end;
  gap: ${space[2]};

  > :first-child {
    flex: 1;
    min-width: 0;
  }
`;

const Count = styled.span`
  opacity: 0.65;
  font-variant-numeric: tabular-nums;
`;
