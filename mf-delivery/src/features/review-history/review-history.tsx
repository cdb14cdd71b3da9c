import { History } from 'lucide-react';
import { listDeliveryHistory } from '@karavan/shared-api/client/delivery';
import { useEndlessList } from '@karavan/shared-api/query';
import { useLocation, useNavigate } from '@karavan/shared-api/router';
import { Button } from '@karavan/shared-ui/button';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { EmptyState, ErrorState } from '@karavan/shared-ui/states';
import { VirtualList } from '@karavan/shared-ui/virtual-list';
import { useFailureTexts } from '../../shared/failure-texts.ts';
import { useT } from '../../shared/translation.ts';
import { HistoryCard } from './history-card.tsx';
import { OwedCash } from './owed-cash.tsx';

/** What a courier carries and has carried, the newest first, and the cash that they owe. */
export function ReviewHistory() {
  const t = useT();
  const { key } = useLocation();
  const navigate = useNavigate();
  const failure = useFailureTexts();
  const deliveries = useEndlessList(listDeliveryHistory, {});
  if (deliveries.status === 'loading') return <PageSkeleton />;
  if (deliveries.status === 'error') {
    return (
      <ErrorState
        title={failure.title}
        text={failure.text}
        action={{ label: failure.retry, run: deliveries.retry }}
      />
    );
  }
  if (deliveries.items.length === 0) {
    return (
      <EmptyState
        title={t('history_empty')}
        text={t('history_empty_text')}
        picture={<History size={32} strokeWidth={1.75} />}
        action={{ label: t('available'), run: () => void navigate('/delivery/available') }}
      />
    );
  }
  return (
    <>
      <OwedCash />
      <VirtualList
        label={t('history')}
        items={deliveries.items}
        keyOf={({ id }) => id}
        gap={12}
        positionKey={key}
        hasMore={deliveries.hasMore}
        isLoadingMore={deliveries.isLoadingMore}
        onEndReached={deliveries.loadMore}
        footer={
          deliveries.error && (
            <Button kind="secondary" wide onClick={deliveries.retry}>
              {failure.retry}
            </Button>
          )
        }
      >
        {(delivery) => <HistoryCard delivery={delivery} />}
      </VirtualList>
    </>
  );
}
