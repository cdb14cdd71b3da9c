import { lazily } from '@karavan/shared-ui/lazily';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';

/** Loads when somebody looks at what is over. */
export const OverList = lazily(
  async () => (await import(/* webpackChunkName: "partners-over" */ './over-list.tsx')).OverList,
  <SkeletonRow />,
);
