import { sql, type Kysely, type QueryExecutorProvider, type Transaction } from 'kysely';
import type { WholesaleSteps } from '@karavan/shared-api/contract/wholesale';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { parseMoney } from '../../../platform/money/parse-money.ts';
import { presentMoney } from '../../../platform/money/present-money.ts';
import type { ItemsTables } from '../../catalog/items/index.ts';
import {
  selectOrganizations,
  type OrganizationsTables,
} from '../../organizations/organizations/index.ts';
import type { WholesaleTables } from './wholesale.tables.ts';

/** Lets the carts of these clients at an organization be shown anew before they are ordered. */
export type AskCartsAgain = (
  trx: QueryExecutorProvider,
  carts: { readonly organizationId: number; readonly clientIds: readonly number[] },
) => Promise<void>;

type ItemTables = ItemsTables & OrganizationsTables & WholesaleTables;

interface OwnItem {
  readonly organizationId: number;
  readonly itemId: number;
}

/** @throws ApiError `not_found` for what is no product of the organization */
export async function findOwnProduct(
  db: Pick<Kysely<ItemTables>, 'selectFrom'>,
  { organizationId, itemId }: OwnItem,
) {
  const item = await db
    .selectFrom('item')
    .innerJoin(selectOrganizations().as('organization'), (join) =>
      join.onRef('organization.id', '=', 'item.organization_id'),
    )
    .select(['item.name', 'item.price', 'organization.currency'])
    .where('item.id', '=', itemId)
    .where('item.organization_id', '=', organizationId)
    .where('item.kind', '=', 'product')
    .executeTakeFirst();
  if (!item) throw new ApiError('not_found');
  return item;
}

/**
 * Sets the wholesale prices of a product, the item's row locked. Carts of confirmed clients are shown anew before they
 * are ordered.
 * @throws ApiError `not_found`, `invalid_input` for a price that is not below what everybody pays
 */
export async function setItemSteps(
  trx: Transaction<ItemTables>,
  askCartsAgain: AskCartsAgain,
  { organizationId, itemId }: OwnItem,
  steps: WholesaleSteps['steps'],
): Promise<void> {
  await sql`
    select from item where id = ${itemId} and organization_id = ${organizationId} for update`.execute(
    trx,
  );
  const { price: listPrice, currency } = await findOwnProduct(trx, { organizationId, itemId });
  const rows = steps.map(({ min_quantity, price: amount }, index) => {
    const price = parseMoney(amount, currency);
    const refuse = (found: { problem: 'amount_format' } | { problem: 'too_big'; limit: number }) =>
      new ApiError('invalid_input', { fields: { [`steps.${index}.price`]: [found] } });
    if (price === null || price === 0) throw refuse({ problem: 'amount_format' });
    if (listPrice !== null && price >= listPrice) {
      const limit = Number(presentMoney(listPrice - 1, currency).amount);
      throw refuse({ problem: 'too_big', limit });
    }
    return { item_id: itemId, min_quantity, price };
  });
  const clients = await trx
    .selectFrom('wholesale_client')
    .select('client_id')
    .where('organization_id', '=', organizationId)
    .where('status', '=', 'confirmed')
    .execute();
  await askCartsAgain(trx, {
    organizationId,
    clientIds: clients.map(({ client_id }) => client_id),
  });
  await trx.deleteFrom('wholesale_price').where('item_id', '=', itemId).execute();
  if (rows.length > 0) await trx.insertInto('wholesale_price').values(rows).execute();
}
