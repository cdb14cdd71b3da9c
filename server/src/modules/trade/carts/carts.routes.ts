import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/carts';
import { chooseCartPromotion } from '@karavan/shared-api/contract/promotions';
import { updateCartGifts } from '@karavan/shared-api/contract/gifts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import { addToCart, chooseForCart, setQuantities } from './change-cart.ts';
import { presentSummary } from './carts.presenter.ts';
import {
  countItems,
  findCartedItem,
  findLines,
  selectCarts,
  type PricedCartTables,
} from './carts.queries.ts';
import type { ReadCart } from './read-cart.ts';
import { setCartedSize } from './set-carted-size.ts';

interface CartsParts {
  readonly db: Kysely<PricedCartTables>;
  readonly readCart: ReadCart;
}

export function cartsRoutes({ db, readCart }: CartsParts): ImplementedRoute[] {
  return [
    implement(contract.listCarts, async ({ context: { actor, locale } }) => {
      const { userId } = requireActor(actor);
      const carts = await selectCarts(db, userId).orderBy('cart.id', 'desc').execute();
      const ids = carts.map(({ id }) => id);
      const lines = ids.length === 0 ? [] : await findLines(db, { cartIds: ids, clientId: userId });
      const byCart = Map.groupBy(lines, ({ cart_id }) => cart_id);
      return {
        list: carts
          .filter(({ id }) => byCart.has(id))
          .map((cart) => presentSummary(cart, byCart.get(cart.id)!, locale)),
      };
    }),
    implement(contract.countCartItems, async ({ context }) => ({
      count: await countItems(db, requireActor(context.actor).userId),
    })),
    implement(contract.addToCart, async ({ body: { size_id, quantity }, context }) => {
      const { userId } = requireActor(context.actor);
      const { cartId, count } = await addToCart(db, userId, { sizeId: size_id, quantity });
      return { cart_id: cartId, count };
    }),
    implement(contract.getCartedItem, async ({ params, context }) =>
      findCartedItem(db, requireActor(context.actor).userId, params.id),
    ),
    implement(contract.setCartedSize, async ({ params, body, context }) => {
      const { userId } = requireActor(context.actor);
      const { size_id: sizeId, quantity } = body;
      await setCartedSize(db, userId, { itemId: params.id, sizeId, quantity });
      return findCartedItem(db, userId, params.id);
    }),
    implement(contract.getCart, async ({ params, context: { actor, locale } }) =>
      readCart({ id: params.id, clientId: requireActor(actor).userId, locale }),
    ),
    implement(contract.updateCart, async ({ params, body, context: { actor, locale } }) => {
      const { userId } = requireActor(actor);
      await setQuantities(db, { cartId: params.id, clientId: userId }, body.lines);
      const cart = await readCart({ id: params.id, clientId: userId, locale });
      if (cart.lines.some(({ change }) => change !== null)) {
        throw new ApiError('cart_changed', { data: { cart } });
      }
      return cart;
    }),
    implement(contract.updateCartDelivery, async ({ params, body, context }) => {
      const clientId = requireActor(context.actor).userId;
      const own = { cartId: params.id, clientId };
      await chooseForCart(db, own, { address_id: body.address_id });
      return readCart({ id: params.id, clientId, locale: context.locale });
    }),
    implement(contract.updateCartCashback, async ({ params, body, context }) => {
      const clientId = requireActor(context.actor).userId;
      const own = { cartId: params.id, clientId };
      await chooseForCart(db, own, { spend_cashback: body.spend });
      return readCart({ id: params.id, clientId, locale: context.locale });
    }),
    implement(updateCartGifts, async ({ params, body, context }) => {
      const clientId = requireActor(context.actor).userId;
      const own = { cartId: params.id, clientId };
      await chooseForCart(db, own, { spend_gifts: body.spend });
      return readCart({ id: params.id, clientId, locale: context.locale });
    }),
    implement(chooseCartPromotion, async ({ params, body, context }) => {
      const clientId = requireActor(context.actor).userId;
      const own = { cartId: params.id, clientId };
      await chooseForCart(db, own, { promotion_code: body.code });
      return readCart({ id: params.id, clientId, locale: context.locale });
    }),
  ];
}
