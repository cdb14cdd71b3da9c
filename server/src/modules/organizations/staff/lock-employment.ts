import type { Transaction } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { MembershipRow } from './lock-staff.ts';
import type { StaffTables } from './staff.tables.ts';

/**
 * Locks somebody's own employment: it does not end until the commit.
 * @throws ApiError `not_found` for that of others, and for one that is over
 */
export async function lockEmployment(
  trx: Transaction<StaffTables>,
  { membershipId, userId }: { readonly membershipId: number; readonly userId: number },
): Promise<MembershipRow> {
  const employment = await trx
    .selectFrom('membership')
    .selectAll()
    .where('id', '=', membershipId)
    .where('user_id', '=', userId)
    .where('status', '=', 'working')
    .forUpdate()
    .executeTakeFirst();
  if (!employment) throw new ApiError('not_found');
  return employment;
}
