import type { PageModule } from '@karavan/shared-api/remote';
import { TakeDelivery } from '../features/take-delivery/take-delivery.tsx';
import { CourierPage } from '../shared/courier-page.tsx';
import { useT } from '../shared/translation.ts';

/** /delivery/available: deliveries waiting for a courier. */
export const page: PageModule = {
  Component: function AvailablePage() {
    const t = useT();
    return (
      <CourierPage title={t('available')}>
        <TakeDelivery />
      </CourierPage>
    );
  },
};
