import { useState } from 'react';
import { Link2, PackagePlus } from 'lucide-react';
import { getStockSize, listStockEntries } from '@karavan/shared-api/client/stock';
import { useEndlessList, useEndpoint } from '@karavan/shared-api/query';
import { useNavigate } from '@karavan/shared-api/router';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Button } from '@karavan/shared-ui/button';
import { Dialog } from '@karavan/shared-ui/dialog';
import { lazily } from '@karavan/shared-ui/lazily';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';
import { pageSkeleton } from '../shared/page-skeleton.tsx';
import { stockPaths } from '../shared/stock-paths.ts';
import { useT } from '../translation.ts';
import { EntryList } from './entry-list.tsx';
import { SizeCard } from './size-card.tsx';

/** Loads with the first press. */
const ChangeStock = lazily(
  async () =>
    (await import(/* webpackChunkName: "change-stock" */ '../shared/change-stock.tsx')).ChangeStock,
  <SkeletonRow />,
);

interface SizeEntriesProps {
  readonly organizationId: number;
  readonly sizeId: number;
  readonly timeZone: string;
}

/** A size, and its ledger. */
export function SizeEntries({ organizationId: id, sizeId, timeZone }: SizeEntriesProps) {
  const t = useT();
  const navigate = useNavigate();
  const [isChanging, setIsChanging] = useState(false);
  const params = { id, size: sizeId };
  const size = useEndpoint(getStockSize, { params });
  const entries = useEndlessList(listStockEntries, { params });
  return (
    <AsyncView query={size} skeleton={pageSkeleton}>
      {(present) => (
        <>
          <SizeCard
            organizationId={id}
            size={present}
            action={
              <>
                <Button
                  size="small"
                  icon={<PackagePlus size={18} aria-hidden />}
                  onClick={() => setIsChanging(true)}
                >
                  {t('change')}
                </Button>
                <Button
                  size="small"
                  kind="secondary"
                  icon={<Link2 size={18} aria-hidden />}
                  onClick={() => void navigate(stockPaths(id).links(sizeId))}
                >
                  {t('links')}
                </Button>
              </>
            }
          />
          <EntryList
            list={entries}
            timeZone={timeZone}
            positionKey={`stock-entries-${sizeId}`}
            isOfOne
          />
          <Dialog open={isChanging} title={t('change')} onClose={() => setIsChanging(false)}>
            {isChanging && (
              <ChangeStock organizationId={id} size={present} onDone={() => setIsChanging(false)} />
            )}
          </Dialog>
        </>
      )}
    </AsyncView>
  );
}
