import type { PageModule } from '@karavan/shared-api/remote';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { SellBySum } from '../features/till/sell/sell-by-sum/sell-by-sum.tsx';
import { withTillTexts } from '../features/till/translation.ts';

/** /proceed-discount?client={code, UID, id or phone} */
export const page: PageModule = { Component: withTillTexts(SellBySum, <PageSkeleton />) };
