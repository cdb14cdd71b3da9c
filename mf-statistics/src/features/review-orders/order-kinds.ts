import type { OrderKind } from '@karavan/shared-api/contract/order-states';

interface KindOfOrders {
  /** What its address ends with. */
  readonly list: string;
  /** The name of its workbook. */
  readonly file: string;
}

/** The order lists of an organization. */
export const KINDS: Readonly<Record<OrderKind, KindOfOrders>> = {
  product: { list: 'orders', file: 'orders' },
  rent: { list: 'rent', file: 'rentals' },
  ticket: { list: 'events', file: 'tickets' },
};

export const listPath = (kind: OrderKind) => `/statistics/${KINDS[kind].list}`;

/** The kind whose list an address names. */
export function kindOfList(list: string | undefined): OrderKind | undefined {
  return (Object.keys(KINDS) as OrderKind[]).find((kind) => KINDS[kind].list === list);
}
