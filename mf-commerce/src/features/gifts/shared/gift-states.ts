import type { GiftState } from '@karavan/shared-api/contract/gift-states';
import type { PillTone } from '@karavan/shared-ui/product/state-pill';

/** How the state of a gift card looks. */
export const STATE_TONES: Readonly<Record<GiftState, PillTone>> = {
  issued: 'pending',
  claimed: 'positive',
  spent: 'active',
  blocked: 'negative',
  expired: 'negative',
};

/** The page that opens with a code: it is in the hash, which is never sent to a server. */
export const addressOfCode = (code: string) => `${location.origin}/gifts#${code}`;
