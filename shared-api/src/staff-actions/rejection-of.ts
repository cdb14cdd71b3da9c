import type { StaffReason } from '../contract/orders.ts';
import type { PlainStaffAction } from './staff-endpoints.ts';

/**
 * What a rejection says besides its order; nothing for other actions.
 * @param isOutOfStock asks the staff whether what was ordered has run out
 */
export async function rejectionOf(
  action: PlainStaffAction,
  isOutOfStock: () => Promise<boolean>,
): Promise<{ readonly body?: { readonly reason: StaffReason } }> {
  if (action !== 'reject' && action !== 'reject_booking') return {};
  return { body: { reason: (await isOutOfStock()) ? 'out_of_stock' : 'rejected_by_organization' } };
}
