import { atOnce, lazily } from '@karavan/shared-ui/lazily';
import { pageSkeleton } from '../shared/page-skeleton.tsx';

/** Loads after the frame of its page. */
export const EventBoard = lazily(
  async () => (await import(/* webpackChunkName: "event-board" */ './event-board.tsx')).EventBoard,
  pageSkeleton,
  atOnce,
);
