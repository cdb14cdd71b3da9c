import type { Cart } from '@karavan/shared-api/contract/carts';

/** How the goods come to the client. */
export const RECEIVING = ['pickup', 'courier', 'till'] as const;
export type Receiving = (typeof RECEIVING)[number];

export const PAYING = ['cash', 'online'] as const;
export type Paying = (typeof PAYING)[number];

/** Every way, and the order methods that an organization has to offer for it. */
const WAYS = [
  { id: 'pickup_cash', receiving: 'pickup', paying: 'cash', needs: ['self_pickup'] },
  {
    id: 'pickup_online',
    receiving: 'pickup',
    paying: 'online',
    needs: ['self_pickup', 'online_payment'],
  },
  { id: 'courier_cash', receiving: 'courier', paying: 'cash', needs: ['cash_courier'] },
  {
    id: 'courier_online',
    receiving: 'courier',
    paying: 'online',
    needs: ['cash_courier', 'online_payment'],
  },
  { id: 'till_cash', receiving: 'till', paying: 'cash', needs: ['cart_checkout'] },
] as const;
export type Way = (typeof WAYS)[number];

/** What a person wishes for; anything may stand in an address. */
export interface Wish {
  readonly receiving?: string | null;
  readonly paying?: string | null;
}

/** The ways that an organization offers for this cart. */
export function offeredWays({ methods }: Pick<Cart, 'methods'>): readonly Way[] {
  return WAYS.filter(({ needs }) => needs.every((method) => methods.includes(method)));
}

/** The way wished for, or the nearest that is offered: how it is had counts for more than how it is paid. */
export function nearestWay(ways: readonly Way[], wish: Wish): Way | undefined {
  return (
    ways.find(({ receiving, paying }) => receiving === wish.receiving && paying === wish.paying) ??
    ways.find(({ receiving }) => receiving === wish.receiving) ??
    ways[0]
  );
}
