import { lazily } from '../lazily/lazily.tsx';

interface PullToRefreshProps {
  /** Resolves once the new state shows. */
  onRefresh(): Promise<unknown>;
}

/**
 * Lets a finger pull down the content of the element it stands in, at the top of the page, to ask for
 * it again. Nothing for a mouse, and loaded when the page is idle.
 */
export const PullToRefresh = lazily<PullToRefreshProps>(
  async () =>
    (await import(/* webpackChunkName: "pull-indicator" */ './pull-indicator.tsx')).PullIndicator,
);
