import { sql, type Kysely } from 'kysely';
import { acceptInvitation, inviteEmployee, quitJob } from '@karavan/shared-api/contract/employees';
import type { Tables } from '../../src/database-tables.ts';

const actOf = ({ method, path }: { readonly method: string; readonly path: string }) =>
  `${method} ${path}`;

/** What the log tells of how everybody came, and went: what the product itself would have written. */
export async function seedStaffLog(db: Kysely<Tables>): Promise<void> {
  await sql`
    insert into audit_entry (organization_id, user_id, action, subject, created_at)
    select organization_id, actor, act, subject, at
    from (
      select organization_id, invited_by as actor, ${actOf(inviteEmployee)} as act,
        jsonb_build_object('membership', id, 'employee', user_id) as subject, invited_at as at
      from membership
      union all
      select organization_id, user_id, ${actOf(acceptInvitation)},
        jsonb_build_object('membership', id), joined_at
      from membership where not is_owner
      union all
      select organization_id, user_id, ${actOf(quitJob)},
        jsonb_build_object('membership', id), left_at
      from membership where status = 'quit'
    ) as told
    where actor is not null and at is not null
    order by at`.execute(db);
}
