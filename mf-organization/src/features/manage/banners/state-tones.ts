import type { BannerState } from '@karavan/shared-api/contract/banner-places';
import type { PillTone } from '@karavan/shared-ui/product/state-pill';

/** How the state of a banner looks. */
export const STATE_TONES: Readonly<Record<BannerState, PillTone>> = {
  planned: 'active',
  shown: 'positive',
  hidden: 'pending',
  over: 'negative',
  archived: 'pending',
};
