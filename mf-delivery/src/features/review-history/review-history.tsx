import { listDeliveryHistory } from '@karavan/shared-api/client/delivery';
import { useEndlessList } from '@karavan/shared-api/query';
import { useLocation, useNavigate } from '@karavan/shared-api/router';
import { EndlessView } from '@karavan/shared-ui/endless-view';
import { EmptyState } from '@karavan/shared-ui/states';
import { useT } from '../../shared/translation.ts';
import { HistoryCard } from './history-card.tsx';
import { OwedCash } from './owed-cash.tsx';

/** A courier's current and past deliveries, newest first, and the cash they owe. */
export function ReviewHistory() {
  const t = useT();
  const { key } = useLocation();
  const navigate = useNavigate();
  const deliveries = useEndlessList(listDeliveryHistory, {});
  return (
    <>
      {deliveries.items.length > 0 && <OwedCash />}
      <EndlessView
        list={deliveries}
        label={t('history')}
        keyOf={({ id }) => id}
        gap={12}
        positionKey={key}
        empty={
          <EmptyState
            scene="delivery"
            title={t('history_empty')}
            text={t('history_empty_text')}
            action={{ label: t('available'), run: () => void navigate('/delivery/available') }}
          />
        }
      >
        {(delivery) => <HistoryCard delivery={delivery} />}
      </EndlessView>
    </>
  );
}
