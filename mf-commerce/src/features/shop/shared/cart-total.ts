import type { Cart } from '@karavan/shared-api/contract/carts';
import type { Money } from '@karavan/shared-api/contract/common';

/** What a cart costs, with the delivery fee where it is brought. */
export function totalOf(cart: Cart, isDelivered: boolean): Money {
  return ((isDelivered && cart.delivery) || cart).total;
}
