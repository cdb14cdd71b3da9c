import type { PageModule } from '@karavan/shared-api/remote';
import { Panes } from '@karavan/shared-ui/panes';
import { EmptyState } from '@karavan/shared-ui/states';
import { ReceiptList, ViewReceipts } from '../features/shop/view-receipts/view-receipts.tsx';
import { useT } from '../shared/translation.ts';

function Receipts() {
  const t = useT();
  return (
    <ViewReceipts>
      <Panes
        label={t('receipts')}
        list={<ReceiptList />}
        detail={null}
        placeholder={
          <EmptyState scene="receipt" title={t('choose_receipt')} text={t('choose_receipt_text')} />
        }
      />
    </ViewReceipts>
  );
}

/** /receipts: orders and purchases. */
export const page: PageModule = { Component: Receipts };
