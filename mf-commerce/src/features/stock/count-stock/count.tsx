import { getStockCount, startStockCount } from '@karavan/shared-api/client/stock-counts';
import { request, useEndpoint, useWrite } from '@karavan/shared-api/query';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { EmptyState } from '@karavan/shared-ui/states';
import { pageSkeleton } from '../shared/page-skeleton.tsx';
import { refreshCount } from '../shared/refresh-stock.ts';
import { useT } from '../translation.ts';
import { OpenCount } from './open-count.tsx';

interface CountProps {
  readonly organizationId: number;
  readonly timeZone: string;
}

/** The open count, or the way to begin one. */
export function Count({ organizationId: id, timeZone }: CountProps) {
  const t = useT();
  const open = useEndpoint(getStockCount, { params: { id } });
  const start = useWrite(() => request(startStockCount, { params: { id } }), {
    onSuccess: (_count, _intent, queries) => refreshCount(queries),
  });
  return (
    <AsyncView query={open} skeleton={pageSkeleton}>
      {({ count }) =>
        count ? (
          <OpenCount organizationId={id} count={count} timeZone={timeZone} />
        ) : (
          <EmptyState
            scene="parcel"
            title={t('count_none')}
            text={t('count_none_text')}
            action={{ label: t('count_start'), run: () => void start.send() }}
          />
        )
      }
    </AsyncView>
  );
}
