import type { PageModule } from '@karavan/shared-api/remote';
import { HoldGifts } from '../features/gifts/hold-gifts/hold-gifts.tsx';

/** /gifts: one's gift cards; with a code behind the hash, another one can be taken. */
export const page: PageModule = {
  Component: () => <HoldGifts />,
};
