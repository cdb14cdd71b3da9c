import type { PageModule } from '@karavan/shared-api/remote';
import { atOnce, lazily } from '@karavan/shared-ui/lazily';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { prefetchOffers, readNear } from '../features/discounts/view-wallet/offers-query.ts';
import { ViewWallet } from '../features/discounts/view-wallet/view-wallet.tsx';

const OwnWallet = lazily(
  async () => (await import(/* webpackChunkName: "own-wallet" */ './own-wallet.tsx')).OwnWallet,
  <PageSkeleton />,
  atOnce,
);

/** /home/discounts: one's own discount cards and gift cards, and those that organizations offer. */
export const page: PageModule = {
  Component: () => <ViewWallet own={<OwnWallet />} />,
  prefetch: ({ search, ...context }) => prefetchOffers(context, readNear(search)),
};
