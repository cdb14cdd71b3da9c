import { lazily } from '../lazily/lazily.tsx';

interface PullToRefreshProps {
  /** Resolves once the new content is shown. */
  onRefresh(): Promise<unknown>;
}

/**
 * Pull to refresh for the element that contains it, at the top of the page. Touch only; loaded when
 * the page is idle.
 */
export const PullToRefresh = lazily<PullToRefreshProps>(
  async () =>
    (await import(/* webpackChunkName: "pull-indicator" */ './pull-indicator.tsx')).PullIndicator,
);
