import { sql, type Transaction } from 'kysely';
import type { PromotionAction } from '@karavan/shared-api/contract/promotions';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import {
  lifeStateNow,
  type OrganizationsTables,
} from '../../../organizations/organizations/index.ts';
import type { PromotionStatus, PromotionsTables } from '../promotions.tables.ts';

interface OwnPromotion {
  readonly organizationId: number;
  readonly id: number;
}

/** Nothing leads out of `ended`. */
const TRANSITIONS: Readonly<
  Record<
    PromotionAction,
    { readonly from: readonly PromotionStatus[]; readonly to: PromotionStatus }
  >
> = {
  start: { from: ['draft', 'paused'], to: 'active' },
  pause: { from: ['active'], to: 'paused' },
  end: { from: ['active', 'paused'], to: 'ended' },
};

/**
 * Takes a promotion along its states. Orders that were priced with it stay as they are; what is being paid for at this
 * moment is priced anew.
 * @throws ApiError `not_found`, `conflict` from where it does not lead there, `organization_closed`
 */
export async function movePromotion(
  trx: Transaction<PromotionsTables & OrganizationsTables>,
  { organizationId, id }: OwnPromotion,
  action: PromotionAction,
): Promise<void> {
  const { from, to } = TRANSITIONS[action];
  if (action === 'start' && (await lifeStateNow(trx, organizationId)) === 'deactivated') {
    throw new ApiError('organization_closed');
  }
  const moved = await trx
    .updateTable('promotion')
    .set({ status: to })
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .where('status', 'in', from)
    .$if(to !== 'ended', (query) => query.where(sql<boolean>`coalesce(ends_at > now(), true)`))
    .returning('id')
    .executeTakeFirst();
  if (moved) return;
  const present = await trx
    .selectFrom('promotion')
    .select('status')
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (!present) throw new ApiError('not_found');
  if (present.status !== to) throw new ApiError('conflict');
}

/**
 * Deletes a draft: nobody has seen it.
 * @throws ApiError `not_found`, `conflict` for what has begun
 */
export async function deletePromotion(
  trx: Transaction<PromotionsTables>,
  { organizationId, id }: OwnPromotion,
): Promise<void> {
  const present = await trx
    .selectFrom('promotion')
    .select('status')
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .forUpdate()
    .executeTakeFirst();
  if (!present) throw new ApiError('not_found');
  if (present.status !== 'draft') throw new ApiError('conflict');
  await trx.deleteFrom('promotion').where('id', '=', id).execute();
}
