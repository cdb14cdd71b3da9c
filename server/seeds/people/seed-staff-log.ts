import { sql, type Kysely } from 'kysely';
import { blockUser } from '@karavan/shared-api/contract/blacklist';
import { acceptInvitation, inviteEmployee, quitJob } from '@karavan/shared-api/contract/employees';
import { uploadItemImport } from '@karavan/shared-api/contract/item-imports';
import {
  sendOrganizationMessage,
  withdrawOrganizationMessage,
} from '@karavan/shared-api/contract/organization-messages';
import { adjustStock } from '@karavan/shared-api/contract/stock';
import type { Tables } from '../../src/database-tables.ts';

const actOf = ({ method, path }: { readonly method: string; readonly path: string }) =>
  `${method} ${path}`;

/** What the log tells of what the staff have done: what the product itself would have written. */
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
      union all
      select organization_id, author_id, ${actOf(sendOrganizationMessage)},
        jsonb_build_object('message', id, 'audience', audience), sent_at
      from broadcast
      union all
      select organization_id, author_id, ${actOf(withdrawOrganizationMessage)},
        jsonb_build_object('message', id), withdrawn_at
      from broadcast
      union all
      select organization_id, blocked_by, ${actOf(blockUser)},
        jsonb_build_object('user', user_id), created_at
      from organization_block
      union all
      select organization_id, created_by, ${actOf(uploadItemImport)},
        jsonb_build_object('import', id, 'rows', row_count), created_at
      from item_import
      union all
      select stock.organization_id, entry.person_id, ${actOf(adjustStock)},
        jsonb_build_object('size', size.id, 'reason', entry.reason, 'change', entry.change),
        entry.created_at
      from stock_entry entry
      join stock on stock.id = entry.stock_id
      join lateral (
        select id from item_size where item_size.stock_id = stock.id order by id limit 1
      ) as size on true
      where entry.reason in ('received', 'lost', 'corrected')
    ) as told
    where actor is not null and at is not null
    order by at, act, subject`.execute(db);
}
