import { atOnce, lazily } from '@karavan/shared-ui/lazily';
import { pageSkeleton } from '../shared/page-skeleton.tsx';

/** Loads after the frame of its page. */
export const ItemList = lazily(
  async () => (await import(/* webpackChunkName: "item-list" */ './item-list.tsx')).ItemList,
  pageSkeleton,
  atOnce,
);
