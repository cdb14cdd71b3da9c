import type { PromotionState } from '@karavan/shared-api/contract/promotion-states';
import type { PillTone } from '@karavan/shared-ui/product/state-pill';

/** How the state of a promotion looks. */
export const STATE_TONES: Readonly<Record<PromotionState, PillTone>> = {
  draft: 'pending',
  planned: 'active',
  running: 'positive',
  paused: 'pending',
  used_up: 'negative',
  ended: 'negative',
};
