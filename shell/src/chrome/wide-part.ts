import { fromWidth } from '@karavan/shared-ui/from-width';
import { lazily } from '@karavan/shared-ui/lazily';
import { breakpoint } from '@karavan/shared-ui/tokens';

/** What only tablets and wide screens show, and load: parts of the header and of the rail. */
export const WidePart = lazily(
  async () => (await import(/* webpackChunkName: "wide" */ '../pages/wide/wide-part.tsx')).WidePart,
  null,
  fromWidth(breakpoint.roomy),
);
