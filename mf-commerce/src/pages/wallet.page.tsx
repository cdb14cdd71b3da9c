import { listDiscountOffers } from '@karavan/shared-api/client/discounts';
import { prefetchEndlessList } from '@karavan/shared-api/query';
import type { PageModule } from '@karavan/shared-api/remote';
import { atOnce, lazily } from '@karavan/shared-ui/lazily';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { ViewWallet } from '../features/discounts/view-wallet/view-wallet.tsx';

const OwnWallet = lazily(
  async () => (await import(/* webpackChunkName: "own-wallet" */ './own-wallet.tsx')).OwnWallet,
  <PageSkeleton />,
  atOnce,
);

/** /home/discounts: one's own discount cards and gift cards, and those that organizations offer. */
export const page: PageModule = {
  Component: () => <ViewWallet own={<OwnWallet />} />,
  prefetch: (context) => prefetchEndlessList(context, listDiscountOffers, {}),
};
