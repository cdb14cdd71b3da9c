import { lazily } from '@karavan/shared-ui/lazily';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';

/** Both load after the list. */
export const FindOrder = lazily(
  async () => (await import(/* webpackChunkName: "find-order" */ './find-order.tsx')).FindOrder,
  <SkeletonRow />,
);
export const NoSuchNumber = lazily(
  async () => (await import(/* webpackChunkName: "find-order" */ './find-order.tsx')).NoSuchNumber,
);
