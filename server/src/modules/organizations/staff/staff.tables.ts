import type { Generated } from 'kysely';
import type { OrganizationPermission } from '@karavan/shared-api/contract/permissions';

export interface StaffTables {
  role: {
    id: Generated<number>;
    organization_id: number;
    title: string;
    permissions: OrganizationPermission[];
  };
  organization_member: {
    organization_id: number;
    user_id: number;
    is_owner: Generated<boolean>;
    /** Null for the owner, who needs none. */
    role_id: number | null;
    joined_at: Generated<Date>;
  };
}
