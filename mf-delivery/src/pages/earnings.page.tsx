import type { PageModule } from '@karavan/shared-api/remote';
import { CourierEarnings } from '../features/road/count-earnings/courier-earnings.tsx';
import { CourierPage } from '../shared/courier-page.tsx';
import { useT } from '../shared/translation.ts';

/** /delivery/earnings: what the courier has earned in a period. */
export const page: PageModule = {
  Component: function EarningsPage() {
    const t = useT();
    return (
      <CourierPage title={t('earnings')}>
        <CourierEarnings />
      </CourierPage>
    );
  },
};
