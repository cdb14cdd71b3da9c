import type { Me } from '@karavan/shared-api/contract/accounts';
import { kindsReadWith } from '@karavan/shared-api/contract/order-readers';
import type { OrganizationPermission } from '@karavan/shared-api/contract/permissions';

/** Whoever sells or scans in any organization. */
export const maySell = may('can_sell', 'can_scan');

/** People who have one of these permissions in any organization. */
function may(...needed: OrganizationPermission[]) {
  return ({ organizations }: Me): boolean =>
    organizations.some(({ permissions }) => needed.some((one) => permissions.includes(one)));
}

/** Whoever reads orders of any organization. */
export function readsOrders({ organizations }: Me): boolean {
  return organizations.some(({ permissions }) => kindsReadWith(permissions).length > 0);
}
