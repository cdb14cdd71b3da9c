import type { OrganizationPermission } from '@karavan/shared-api/contract/permissions';
import { ApiError } from '../../../platform/errors/api-error.ts';

/** What somebody may do in an organization. */
export interface Rights {
  readonly isOwner: boolean;
  readonly permissions: readonly OrganizationPermission[];
}

/**
 * Whether somebody holds all of these themselves. It decides what they may give, and whom they may touch:
 * whoever may do more than they is out of their reach.
 */
export const covers = (
  { isOwner, permissions: own }: Rights,
  permissions: readonly OrganizationPermission[],
): boolean => isOwner || permissions.every((permission) => own.includes(permission));

export const mayManageStaff = (rights: Rights): boolean => covers(rights, ['can_manage_staff']);

/** @throws ApiError `beyond_own_rights` */
export function requireCover(rights: Rights, permissions: readonly OrganizationPermission[]): void {
  if (!covers(rights, permissions)) throw new ApiError('beyond_own_rights');
}
