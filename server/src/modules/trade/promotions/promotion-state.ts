import type { PromotionState } from '@karavan/shared-api/contract/promotion-states';
import type { PromotionStatus } from './promotions.tables.ts';

interface StoredState {
  readonly status: PromotionStatus;
  readonly starts_at: Date;
  readonly ends_at: Date | null;
  readonly quota: number | null;
  readonly used: number;
}

/** Where a promotion stands: what its staff have decided, and what has become of it since. */
export function promotionStateOf(
  { status, starts_at, ends_at, quota, used }: StoredState,
  now: Date,
): PromotionState {
  if (status === 'draft') return 'draft';
  if (status === 'ended' || (ends_at !== null && ends_at <= now)) return 'ended';
  if (status === 'paused') return 'paused';
  if (quota !== null && used >= quota) return 'used_up';
  return starts_at > now ? 'planned' : 'running';
}
