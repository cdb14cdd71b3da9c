import type { ComplaintReason } from '@karavan/shared-api/contract/complaints';

/** In the key of its text: one that ends in `other` would be a plural. */
export const reasonName = (reason: ComplaintReason) => (reason === 'other' ? 'else' : reason);
