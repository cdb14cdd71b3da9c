import type { Kysely } from 'kysely';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import {
  hasOrganization,
  type OrganizationsTables,
} from '../../../organizations/organizations/index.ts';
import { selectVisibleItems, type ItemsTables } from '../../items/index.ts';
import type { MutingTables } from './muting.tables.ts';

interface Wish {
  readonly userId: number;
  readonly id: number;
  readonly isMuted: boolean;
}

/**
 * Keeps an organization out of a person's feed, or lets it back; repeating a wish changes nothing.
 * @throws ApiError `not_found`
 */
export async function muteOrganization(
  db: Kysely<MutingTables & OrganizationsTables>,
  { userId, id, isMuted }: Wish,
): Promise<{ is_muted: boolean }> {
  if (!(await hasOrganization(db, id))) throw new ApiError('not_found');
  const row = { user_id: userId, organization_id: id };
  await (isMuted
    ? db
        .insertInto('organization_mute')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    : db
        .deleteFrom('organization_mute')
        .where('user_id', '=', userId)
        .where('organization_id', '=', id)
        .execute());
  return { is_muted: isMuted };
}

/**
 * The same for one item.
 * @throws ApiError `not_found` for an item that they do not see
 */
export async function dismissPost(
  db: Kysely<MutingTables & ItemsTables>,
  { userId, id, isMuted }: Wish,
): Promise<{ is_muted: boolean }> {
  const seen = await selectVisibleItems(db, userId)
    .select('item.id')
    .where('item.id', '=', id)
    .executeTakeFirst();
  if (!seen) throw new ApiError('not_found');
  await (isMuted
    ? db
        .insertInto('post_dismissal')
        .values({ user_id: userId, item_id: id })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    : db
        .deleteFrom('post_dismissal')
        .where('user_id', '=', userId)
        .where('item_id', '=', id)
        .execute());
  return { is_muted: isMuted };
}
