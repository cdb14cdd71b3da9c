import { listCashAccounts } from '@karavan/shared-api/client/delivery-cash';
import { useEndpoint } from '@karavan/shared-api/query';
import type { PageModule } from '@karavan/shared-api/remote';
import { HandOverCash } from '../features/road/hand-over-cash/hand-over-cash.tsx';
import { CourierPage } from '../shared/courier-page.tsx';
import { useT } from '../shared/translation.ts';

/** /delivery/cash: what the courier has collected, and handed over to whom; also once they have left. */
export const page: PageModule = {
  Component: function CashPage() {
    const t = useT();
    const accounts = useEndpoint(listCashAccounts, {});
    return (
      <CourierPage title={t('cash')} isOpen={accounts.data?.list.length !== 0}>
        <HandOverCash />
      </CourierPage>
    );
  },
};
