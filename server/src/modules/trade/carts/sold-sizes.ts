import { sql, type RawBuilder } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { isVisibleTo } from '../../catalog/items/index.ts';
import { organizationsBlocking } from '../../organizations/blocks/index.ts';
import { takesOrders } from '../../organizations/organizations/index.ts';

/** What may go into a client's cart, with what stands against it, as a selection of sizes. */
export const selectSoldSizes = (
  clientId: number,
  which: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  select item_size.id as size_id, organization_id, price, stock - held as available,
    organization_id in ${organizationsBlocking(clientId)} as is_blocked,
    not ${takesOrders(sql.ref('organization_id'))} as is_closing
  from item_size join item on item.id = item_size.item_id
  where ${which} and kind = 'product' and ${isVisibleTo(clientId)} and price is not null`;

interface Outcome {
  /** Null where the size is not sold, as the next. */
  readonly is_blocked: boolean | null;
  readonly is_closing: boolean | null;
  /** Whether the cart holds it now. */
  readonly is_held: boolean;
}

/**
 * @throws ApiError `not_found` for a size that is not sold, `blocked` where the organization does no business with the
 *   client, `sells_nothing` where it closes, `conflict` when there are not that many
 */
export function refuseUnheld({ is_blocked, is_closing, is_held }: Outcome): void {
  if (is_blocked === null) throw new ApiError('not_found');
  if (is_blocked) throw new ApiError('blocked');
  if (is_closing) throw new ApiError('sells_nothing');
  if (!is_held) throw new ApiError('conflict');
}
