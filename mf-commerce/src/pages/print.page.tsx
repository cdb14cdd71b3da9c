import type { PageModule } from '@karavan/shared-api/remote';
import { PrintReceipt } from '../features/till/print/print-receipt/print-receipt.tsx';

/** /print?receipt={id}: a receipt on paper. */
export const page: PageModule = { Component: PrintReceipt };
