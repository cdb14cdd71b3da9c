/** Where a promotion stands, as its staff see it. */
export const PROMOTION_STATES = [
  'draft',
  'planned',
  'running',
  'paused',
  'used_up',
  'ended',
] as const;
export type PromotionState = (typeof PROMOTION_STATES)[number];

/** Why a promotion that a client asks for does not count. */
export const PROMOTION_OBSTACLES = [
  'unknown',
  'not_begun',
  'over',
  'used_up',
  'used_by_you',
  'below_minimum',
  'no_items',
  'other_is_better',
] as const;
export type PromotionObstacle = (typeof PROMOTION_OBSTACLES)[number];
