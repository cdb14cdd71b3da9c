import { sql, type Expression, type Kysely, type RawBuilder } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { reusable, type Slots } from '../../../platform/database/reusable.ts';
import type { CartedItem } from '@karavan/shared-api/contract/carts';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { isOpenTo, selectFirstPicture, type ItemsTables } from '../../catalog/items/index.ts';
import type { BlocksTables } from '../../organizations/blocks/index.ts';
import { organizationsAdmitting, type Viewer } from '../../organizations/followers/index.ts';
import {
  joinOrganizationCard,
  selectWeek,
  type OrganizationsTables,
} from '../../organizations/organizations/index.ts';
import { selectCashbackBalance, type CashbackTables } from '../cashback/index.ts';
import { selectDelivery, type DeliveryOfferTables } from '../delivery-offers/index.ts';
import { selectUsableGifts, type GiftsTables } from '../gifts/index.ts';
import { selectOwnSteps, type WholesaleTables } from '../wholesale/index.ts';
import { selectClientTiers, type ClientCardTables } from '../discounts/index.ts';
import { selectUsablePromotions, type UsablePromotionTables } from '../promotions/index.ts';
import type { CartsTables } from './carts.tables.ts';

type CartCardTables = CartsTables & OrganizationsTables & FilesTables;
type CartLineTables = CartsTables & ItemsTables & FilesTables & WholesaleTables;

/** What a cart and its price are read from. */
export type PricedCartTables = BlocksTables &
  CartCardTables &
  CartLineTables &
  CashbackTables &
  ClientCardTables &
  DeliveryOfferTables &
  GiftsTables &
  UsablePromotionTables;

export type CartLineRow = Awaited<ReturnType<typeof findLines>>[number];
export type CartRow = Awaited<ReturnType<ReturnType<typeof selectCarts>['execute']>>[number];
export type PricedCartRow = Awaited<ReturnType<typeof findPricedCart>>[number];
export type OpenCartRow = Awaited<ReturnType<ReturnType<typeof createFindCart>>>[number];

/**
 * How many minutes the deliveries of the organization that a column refers to usually take, as a
 * selection; null where there were too few.
 */
export type SelectUsualDelivery = (organizationId: Expression<number>) => RawBuilder<number | null>;

/** A client's carts with their organizations. */
export function selectCarts(
  db: Pick<Kysely<CartCardTables>, 'selectFrom'>,
  clientId: number | Expression<number>,
) {
  return joinOrganizationCard(db.selectFrom('cart'), 'cart.organization_id')
    .select([
      'cart.id',
      'cart.version',
      'cart.address_id',
      'cart.spend_cashback',
      'cart.spend_gifts',
      'cart.promotion_code',
      'cart.gone',
      'organization.address',
      'organization.currency',
      'organization.takes_online_payment',
      'organization.status as life_state',
    ])
    .where('cart.client_id', '=', clientId);
}

interface WantedCart {
  readonly id: number;
  readonly clientId: number;
}

/** One cart with its lines and all that its price depends on, in one statement. */
export const findPricedCart = reusable(selectPricedCart);

/** The same with what its page shows besides. */
export const createFindCart = (selectUsualDelivery: SelectUsualDelivery) =>
  reusable((db: Kysely<PricedCartTables>, wanted: Slots<WantedCart>) =>
    selectPricedCart(db, wanted)
      .select('organization.time_zone')
      .select((eb) => {
        const organizationId = eb.ref('cart.organization_id');
        return [
          selectWeek(organizationId).as('week'),
          selectUsualDelivery(organizationId).as('usual_minutes'),
        ];
      }),
  );

function selectPricedCart(db: Kysely<PricedCartTables>, { id, clientId }: Slots<WantedCart>) {
  const isAdmitted = sql<boolean>`(
    not organization.is_gated or organization.id in ${organizationsAdmitting(clientId)})`;
  return selectCarts(db, clientId)
    .select((eb) => {
      const organizationId = eb.ref('cart.organization_id');
      const addressId = eb.ref('cart.address_id');
      return [
        jsonArrayFrom(
          selectLines(db, clientId).where('cart_line.cart_id', '=', eb.ref('cart.id')),
        ).as('lines'),
        isAdmitted.as('is_admitted'),
        jsonArrayFrom(selectClientTiers(db, organizationId, clientId)).as('tiers'),
        jsonArrayFrom(
          selectUsablePromotions(db, {
            organizationId,
            clientId,
            code: eb.ref('cart.promotion_code'),
            items: sql`select item.id, item.category_id from cart_line
              join item_size on item_size.id = cart_line.size_id
              join item on item.id = item_size.item_id where cart_line.cart_id = cart.id`,
          }),
        ).as('promotions'),
        selectCashbackBalance(db, organizationId, clientId).as('balance'),
        jsonArrayFrom(
          selectUsableGifts(db, {
            organizationId,
            clientId,
            currency: eb.ref('organization.currency'),
          }),
        ).as('gifts'),
        jsonObjectFrom(selectDelivery(db, { organizationId, clientId, addressId })).as('delivery'),
      ];
    })
    .where('cart.id', '=', id);
}

/** The lines of a client's carts that they may see, with the items as they are now, in the order of adding. */
export function findLines(
  db: Pick<Kysely<CartLineTables>, 'selectFrom'>,
  { cartIds, clientId }: { readonly cartIds: readonly number[]; readonly clientId: number },
) {
  return selectLines(db, clientId).where('cart_line.cart_id', 'in', cartIds).execute();
}

function selectLines(db: Pick<Kysely<CartLineTables>, 'selectFrom'>, clientId: Viewer) {
  return db
    .selectFrom('cart_line')
    .innerJoin('item_size', 'item_size.id', 'cart_line.size_id')
    .innerJoin('item', 'item.id', 'item_size.item_id')
    .select([
      'cart_line.cart_id',
      'cart_line.size_id',
      'cart_line.quantity',
      'cart_line.seen_price',
      'item_size.size',
      'item.id as item_id',
      'item.name',
      'item.price',
      'item.is_published',
    ])
    .select((eb) => [
      sql<number>`item_size.stock - item_size.held`.as('available'),
      selectFirstPicture(eb.ref('item.id')).as('image'),
      selectOwnSteps({
        itemId: eb.ref('item.id'),
        organizationId: eb.ref('item.organization_id'),
        clientId,
      }).as('steps'),
    ])
    .where(isOpenTo(clientId))
    .orderBy('cart_line.added_at')
    .orderBy('cart_line.size_id');
}

/** The lines of all of a client's carts that they may see, for what counts them. */
export const selectOwnLines = (
  db: Pick<Kysely<CartsTables & ItemsTables>, 'selectFrom'>,
  clientId: number,
) =>
  db
    .selectFrom('cart_line')
    .innerJoin('cart', 'cart.id', 'cart_line.cart_id')
    .innerJoin('item_size', 'item_size.id', 'cart_line.size_id')
    .innerJoin('item', 'item.id', 'item_size.item_id')
    .where('cart.client_id', '=', clientId)
    .where(isOpenTo(clientId));

/** What the client's cart holds of an item, with the number of pieces in all their carts. */
export async function findCartedItem(
  db: Kysely<CartsTables & ItemsTables>,
  clientId: number,
  itemId: number,
): Promise<CartedItem> {
  const lines = await selectOwnLines(db, clientId)
    .select(['cart_line.cart_id', 'cart_line.size_id', 'cart_line.quantity', 'item_size.item_id'])
    .orderBy('cart_line.size_id')
    .execute();
  const own = lines.filter(({ item_id }) => item_id === itemId);
  return {
    cart_id: own[0]?.cart_id ?? null,
    lines: own.map(({ size_id, quantity }) => ({ size_id, quantity })),
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

export async function countItems(
  db: Kysely<CartsTables & ItemsTables>,
  clientId: number,
): Promise<number> {
  const { count } = await selectOwnLines(db, clientId)
    .select((eb) => eb.fn.sum<number | null>('cart_line.quantity').as('count'))
    .executeTakeFirstOrThrow();
  return Number(count ?? 0);
}
