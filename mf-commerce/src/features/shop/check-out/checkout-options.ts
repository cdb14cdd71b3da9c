import type { Cart } from '@karavan/shared-api/contract/carts';

/** How the client receives the goods. */
export const RECEIVING = ['pickup', 'courier', 'till'] as const;
export type Receiving = (typeof RECEIVING)[number];

export const PAYING = ['cash', 'online'] as const;
export type Paying = (typeof PAYING)[number];

/** Every checkout option, and the order methods that an organization has to offer for it. */
const CHECKOUT_OPTIONS = [
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
export type CheckoutOption = (typeof CHECKOUT_OPTIONS)[number];

/** What a person has selected; a URL may contain anything. */
export interface Selection {
  readonly receiving?: string | null;
  readonly paying?: string | null;
}

/** The checkout options that an organization offers for this cart. */
export function offeredOptions({ methods }: Pick<Cart, 'methods'>): readonly CheckoutOption[] {
  return CHECKOUT_OPTIONS.filter(({ needs }) => needs.every((method) => methods.includes(method)));
}

/** The selected option, or the closest one on offer: receiving matters more than paying. */
export function closestOption(
  options: readonly CheckoutOption[],
  selection: Selection,
): CheckoutOption | undefined {
  return (
    options.find(
      ({ receiving, paying }) => receiving === selection.receiving && paying === selection.paying,
    ) ??
    options.find(({ receiving }) => receiving === selection.receiving) ??
    options[0]
  );
}
