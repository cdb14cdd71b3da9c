import type { PageModule } from '@karavan/shared-api/remote';
import { ViewReceipt } from '../features/view-receipts/view-receipt.tsx';

/** /receipts/{id}: one order. */
export const receiptPage: PageModule = {
  Component: ({ params }) => <ViewReceipt key={params['id']} id={Number(params['id'])} />,
};
