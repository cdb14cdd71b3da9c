import type { PageModule } from '@karavan/shared-api/remote';
import { HandOverCash } from '../features/road/hand-over-cash/hand-over-cash.tsx';
import { CourierPage } from '../shared/courier-page.tsx';
import { useT } from '../shared/translation.ts';

/** /delivery/cash: what the courier has collected, and handed over to whom. */
export const page: PageModule = {
  Component: function CashPage() {
    const t = useT();
    return (
      <CourierPage title={t('cash')}>
        <HandOverCash />
      </CourierPage>
    );
  },
};
