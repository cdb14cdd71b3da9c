import type { PageModule } from '@karavan/shared-api/remote';
import { ScanAndGo } from '../features/till/scan/scan-and-go.tsx';

/** /scan */
export const page: PageModule = { Component: ScanAndGo };
