import { ApiError } from '../../../../platform/errors/api-error.ts';

/**
 * When somebody was let in, for the scan that has done so; another one is told.
 * @throws ApiError `ticket_used` with the first time as `activated_at`
 */
export function requireUnused(usedNonce: string | null, activatedAt: Date, nonce: string): string {
  const activated_at = activatedAt.toISOString();
  if (usedNonce !== nonce) throw new ApiError('ticket_used', { data: { activated_at } });
  return activated_at;
}
