import type { PageModule } from '@karavan/shared-api/remote';
import { SetUpPrinter } from '../features/till/print/set-up-printer/set-up-printer.tsx';
import { withPrintTexts } from '../features/till/print/translation.ts';

/** /profile/printer-settings: the paper of the printer. */
export const page: PageModule = { Component: withPrintTexts(SetUpPrinter) };
