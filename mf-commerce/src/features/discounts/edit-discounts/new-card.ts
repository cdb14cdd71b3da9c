import type { DiscountKind, InputCard } from '@karavan/shared-api/contract/discounts';

const BACKGROUNDS = { fixed: 'lagoon', cumulative: 'dusk', cashback: 'meadow' } as const;

/** A card as it stands in the form before anything is typed. */
export const newCard = (kind: DiscountKind): InputCard => ({
  kind,
  background: BACKGROUNDS[kind],
  is_paused: false,
  never_downgrades: false,
  cashback_days: null,
  tiers: [{ percent: '', limit: '0' }],
});
