import { sql, type Transaction } from 'kysely';
import type { BannerAction } from '@karavan/shared-api/contract/banners';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import { holdOrganization } from '../../../organizations/organizations/index.ts';
import type { BannerTables } from '../banners.queries.ts';
import { takePlace } from './store-banner.ts';

type BannerTransaction = Transaction<BannerTables>;

/**
 * Brings banners into an order; those that are not named come behind, ids of others count for nothing. Answers
 * the order.
 */
export async function orderBanners(
  trx: BannerTransaction,
  organizationId: number,
  ids: readonly number[],
): Promise<number[]> {
  await holdOrganization(trx, organizationId);
  await sql`
    update banner set position = placed.place from (
      select id, row_number() over (
        order by array_position(${ids}::bigint[], id) nulls last, position) - 1 as place
      from banner where organization_id = ${organizationId} and archived_at is null
    ) as placed
    where banner.id = placed.id and banner.position <> placed.place`.execute(trx);
  const rows = await trx
    .selectFrom('banner')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('archived_at', 'is', null)
    .orderBy('position')
    .execute();
  return rows.map(({ id }) => id);
}

interface Move {
  readonly organizationId: number;
  readonly id: number;
  readonly action: BannerAction;
}

/**
 * Puts a banner into the archive, or brings it back behind the others. What is done already stays as it is.
 * @throws ApiError `not_found`; `too_many_kept` where there is no place for it
 */
export async function moveBanner(
  trx: BannerTransaction,
  { organizationId, id, action }: Move,
): Promise<void> {
  await holdOrganization(trx, organizationId);
  const present = await trx
    .selectFrom('banner')
    .select('archived_at')
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (!present) throw new ApiError('not_found');
  if ((present.archived_at !== null) === (action === 'archive')) return;
  await trx
    .updateTable('banner')
    .set(
      action === 'archive'
        ? { archived_at: sql<Date>`now()`, position: null }
        : { archived_at: null, position: await takePlace(trx, organizationId) },
    )
    .where('id', '=', id)
    .execute();
}
