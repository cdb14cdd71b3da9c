import type { PageModule } from '@karavan/shared-api/remote';
import { Panes } from '@karavan/shared-ui/panes';
import { lazily } from '@karavan/shared-ui/lazily';
import { ReceiptList, ViewReceipts } from '../features/shop/view-receipts/view-receipts.tsx';
import { useT } from '../shared/translation.ts';

const ChooseReceipt = lazily(
  async () =>
    (
      await import(
        /* webpackChunkName: "receipt-filters" */ '../features/shop/view-receipts/choose-receipt.tsx'
      )
    ).ChooseReceipt,
);

function Receipts() {
  const t = useT();
  return (
    <ViewReceipts>
      <Panes
        label={t('receipts')}
        list={<ReceiptList />}
        detail={null}
        placeholder={<ChooseReceipt />}
      />
    </ViewReceipts>
  );
}

/** /receipts: orders and purchases. */
export const page: PageModule = { Component: Receipts };
