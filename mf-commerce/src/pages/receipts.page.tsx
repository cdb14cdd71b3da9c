import type { PageModule } from '@karavan/shared-api/remote';
import { ViewReceipts } from '../features/shop/view-receipts/view-receipts.tsx';

/** /receipts: orders and purchases. */
export const page: PageModule = { Component: ViewReceipts };
