import { kindsReadWith, SALE_READERS } from '@karavan/shared-api/contract/order-readers';
import type { OrderKind, OrderStage } from '@karavan/shared-api/contract/order-states';
import type { OrganizationPermission } from '@karavan/shared-api/contract/permissions';
import { TILL_PATH, workPath } from '@karavan/shared-api/contract/receipt-path';

interface KindOfOrders {
  /** The name of its workbook. */
  readonly file: string;
  /** The stages that its orders go through, in their order. */
  readonly stages: readonly OrderStage[];
  /** Where somebody with a permission begins; who has several, with the first of them. */
  readonly beginnings: readonly (readonly [OrganizationPermission, OrderStage])[];
}

/** The order lists of an organization. */
export const KINDS: Readonly<Record<OrderKind, KindOfOrders>> = {
  product: {
    file: 'orders',
    stages: ['new', 'collect', 'pay', 'send', 'on_the_way'],
    beginnings: [
      ['can_manage_orders', 'new'],
      ['can_sell', 'pay'],
    ],
  },
  rent: {
    file: 'rentals',
    stages: ['new', 'collect', 'pay'],
    beginnings: [
      ['can_manage_rentals_events', 'new'],
      ['can_scan', 'collect'],
    ],
  },
  ticket: { file: 'tickets', stages: ['pay'], beginnings: [['can_sell', 'pay']] },
};

/** What has a page: the orders of a kind, and what was sold at the till. */
export type ListName = OrderKind | 'till';

export const pathOf = (list: ListName): string => (list === 'till' ? TILL_PATH : workPath(list));

/** The lists that someone with these permissions may read, goods first. */
export const listsReadWith = (permissions: readonly string[]): ListName[] => [
  ...kindsReadWith(permissions),
  ...(SALE_READERS.some((reader) => permissions.includes(reader)) ? ['till' as const] : []),
];

/** The list that an address ends with. */
export function listNamed(end: string | undefined): ListName | undefined {
  const lists: readonly ListName[] = [...(Object.keys(KINDS) as OrderKind[]), 'till'];
  return lists.find((list) => pathOf(list) === `/statistics/${end}`);
}
