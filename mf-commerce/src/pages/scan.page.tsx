import type { PageModule } from '@karavan/shared-api/remote';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { ScanAndGo } from '../features/till/scan/scan-and-go.tsx';
import { withTillTexts } from '../features/till/translation.ts';

/** /scan */
export const page: PageModule = { Component: withTillTexts(ScanAndGo, <PageSkeleton />) };
