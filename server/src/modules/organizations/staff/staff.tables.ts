import type { Generated } from 'kysely';
import type { MembershipStatus } from '@karavan/shared-api/contract/membership-states';
import type { OrganizationPermission } from '@karavan/shared-api/contract/permissions';

export interface StaffTables {
  role: {
    id: Generated<number>;
    organization_id: number;
    title: string;
    permissions: OrganizationPermission[];
  };
  membership: {
    id: Generated<number>;
    organization_id: number;
    user_id: number;
    is_owner: Generated<boolean>;
    /** Null for the owner, who needs none, and once it is over. */
    role_id: number | null;
    status: Generated<MembershipStatus>;
    /** What they are called besides their role. */
    position: Generated<string>;
    /** What the role was called when it ended. */
    role_title: string | null;
    invited_by: number | null;
    invited_at: Date | null;
    /** Of an invitation. */
    expires_at: Date | null;
    joined_at: Generated<Date | null>;
    left_at: Date | null;
    ended_by: number | null;
  };
  /** A view: memberships of those who work there now. Whoever asks for rights asks here. */
  organization_member: {
    id: Generated<number>;
    organization_id: number;
    user_id: number;
    is_owner: Generated<boolean>;
    role_id: number | null;
    position: Generated<string>;
    joined_at: Generated<Date>;
  };
}
