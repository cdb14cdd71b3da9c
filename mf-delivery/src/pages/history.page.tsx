import type { PageModule } from '@karavan/shared-api/remote';
import { ReviewHistory } from '../features/review-history/review-history.tsx';
import { CourierPage } from '../shared/courier-page.tsx';
import { useT } from '../shared/translation.ts';

/** /delivery/history: the courier's own deliveries and the cash that they owe. */
export const page: PageModule = {
  Component: function HistoryPage() {
    const t = useT();
    return (
      <CourierPage title={t('history')}>
        <ReviewHistory />
      </CourierPage>
    );
  },
};
