import type { PageModule } from '@karavan/shared-api/remote';
import { PrintReceipt } from '../features/till/print/print-receipt/print-receipt.tsx';
import { withPrintTexts } from '../features/till/print/translation.ts';

/** /print?receipt={id}: a receipt on paper. */
export const page: PageModule = { Component: withPrintTexts(PrintReceipt) };
