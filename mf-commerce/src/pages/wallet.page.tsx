import type { PageModule } from '@karavan/shared-api/remote';
import { ViewWallet } from '../features/discounts/view-wallet/view-wallet.tsx';

/** /home/discounts: one's own discount cards, and those that organizations offer. */
export const page: PageModule = {
  Component: () => <ViewWallet />,
};
