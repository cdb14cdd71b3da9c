import type { BlockReason } from '@karavan/shared-api/contract/rental-terms';

/** The text that names why days are let to nobody. */
export const reasonName = (reason: BlockReason) =>
  // A name that ends with `_other` would be that of a plural.
  reason === 'other' ? 'reason_else' : (`reason_${reason}` as const);
