import type { OrderKind, OrderStage } from '@karavan/shared-api/contract/order-states';

interface KindOfOrders {
  /** What its address ends with. */
  readonly list: string;
  /** The name of its workbook. */
  readonly file: string;
  /** The stages that its orders go through, in their order. */
  readonly stages: readonly OrderStage[];
}

/** The order lists of an organization. */
export const KINDS: Readonly<Record<OrderKind, KindOfOrders>> = {
  product: {
    list: 'orders',
    file: 'orders',
    stages: ['new', 'collect', 'pay', 'send', 'on_the_way'],
  },
  rent: { list: 'rent', file: 'rentals', stages: ['new', 'collect', 'pay'] },
  ticket: { list: 'events', file: 'tickets', stages: ['pay'] },
};

export const listPath = (kind: OrderKind) => `/statistics/${KINDS[kind].list}`;

/** The kind whose list an address names. */
export function kindOfList(list: string | undefined): OrderKind | undefined {
  return (Object.keys(KINDS) as OrderKind[]).find((kind) => KINDS[kind].list === list);
}
