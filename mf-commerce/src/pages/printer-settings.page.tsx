import type { PageModule } from '@karavan/shared-api/remote';
import { SetUpPrinter } from '../features/till/print/set-up-printer/set-up-printer.tsx';

/** /profile/printer-settings: the paper of the printer. */
export const page: PageModule = { Component: SetUpPrinter };
