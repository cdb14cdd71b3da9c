import type { BannerTarget } from '@karavan/shared-api/contract/banner-places';
import type { BannerInput } from '@karavan/shared-api/contract/banners';
import type { FieldProblem } from '@karavan/shared-api/contract/field-problems';
import { hotlinkUrl } from '@karavan/shared-api/contract/hotlink-url';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import { findCollectionTitle } from '../../../catalog/collections/index.ts';
import { selectPicked } from '../../../catalog/items/index.ts';
import { findPromotionTitle } from '../../promotions/index.ts';
import type { BannerReader } from '../banners.queries.ts';

interface Thing {
  readonly organizationId: number;
  readonly kind: BannerTarget;
  readonly id: number;
}

/** How something of an organization is called, shown or not; undefined where it has none. */
export async function findTargetTitle(
  db: BannerReader,
  { organizationId, kind, id }: Thing,
): Promise<string | undefined> {
  switch (kind) {
    case 'item': {
      const item = await selectPicked(db, organizationId)
        .where('item.id', '=', id)
        .executeTakeFirst();
      return item?.name;
    }
    case 'collection':
      return findCollectionTitle(db, organizationId, id);
    case 'promotion':
      return findPromotionTitle(db, organizationId, id);
    case 'organization':
    case 'link':
      return undefined;
  }
}

/**
 * The columns that say what a banner leads to: nothing that does not belong to its kind.
 * @throws ApiError `invalid_input` naming the field, for what the organization does not have
 */
export async function describeTarget(
  db: BannerReader,
  organizationId: number,
  { kind, target_id, address }: Pick<BannerInput, 'kind' | 'target_id' | 'address'>,
) {
  const isThing = kind === 'item' || kind === 'collection' || kind === 'promotion';
  const id = isThing ? target_id : null;
  if (id !== null && (await findTargetTitle(db, { organizationId, kind, id })) === undefined) {
    refuse('target_id', 'not_offered');
  }
  const url = kind === 'link' ? hotlinkUrl({ kind: 'link', contact: null, address }) : '';
  return {
    kind,
    item_id: kind === 'item' ? id : null,
    collection_id: kind === 'collection' ? id : null,
    promotion_id: kind === 'promotion' ? id : null,
    address: url ?? refuse('address', 'link_format'),
  };
}

export function refuse(field: string, problem: FieldProblem): never {
  throw new ApiError('invalid_input', { fields: { [field]: [{ problem }] } });
}
