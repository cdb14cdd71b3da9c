import { lazily } from '@karavan/shared-ui/lazily';
import { breakpoint } from '@karavan/shared-ui/tokens';

/** What only wide screens show, and load: the search in the header, or more on the rail. */
export const WidePart = lazily(
  async () => (await import(/* webpackChunkName: "wide" */ '../pages/wide/wide-part.tsx')).WidePart,
  null,
  (run) => {
    const list = matchMedia(`(min-width: ${breakpoint.wide}px)`);
    list.onchange = run;
    if (list.matches) run();
    return () => (list.onchange = null);
  },
);
