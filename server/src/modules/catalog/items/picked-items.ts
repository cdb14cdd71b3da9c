import type { Kysely } from 'kysely';
import type { PickedItem } from '@karavan/shared-api/contract/collections';
import { presentImage } from '../../../platform/files/present-image.ts';
import { presentMoney } from '../../../platform/money/present-money.ts';
import { refuse } from './editing/describe-item.ts';
import { selectFirstPicture, type ItemCardTables } from './item-cards.ts';

type Reader = Pick<Kysely<ItemCardTables>, 'selectFrom'>;

/** Items of an organization in short, as its staff see them; whoever asks says which, and in which order. */
export const selectPicked = (db: Reader, organizationId: number) =>
  db
    .selectFrom('item')
    .innerJoin('organization', 'organization.id', 'item.organization_id')
    .select(['item.id', 'item.name', 'item.status', 'item.price', 'organization.currency'])
    .select((eb) => selectFirstPicture(eb.ref('item.id')).as('image'))
    .where('item.organization_id', '=', organizationId);

type Row = Awaited<ReturnType<ReturnType<typeof selectPicked>['execute']>>[number];

export const presentPicked = ({ id, name, status, price, currency, image }: Row): PickedItem => ({
  id,
  title: name,
  status,
  image: image && presentImage(image),
  price: price === null ? null : presentMoney(price, currency),
});

/**
 * Makes sure that items are an organization's own.
 * @throws ApiError `invalid_input` naming the first that is not
 */
export async function pickItems(
  db: Reader,
  organizationId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const rows = await db
    .selectFrom('item')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('id', 'in', ids)
    .execute();
  const own = new Set(rows.map(({ id }) => id));
  const foreign = ids.findIndex((id) => !own.has(id));
  if (foreign >= 0) refuse(`item_ids.${foreign}`, 'not_offered');
}
