import type { OrderKind, OrderStage } from '@karavan/shared-api/contract/order-states';
import type { OrganizationPermission } from '@karavan/shared-api/contract/permissions';
import { WORK_LISTS } from '@karavan/shared-api/contract/receipt-path';

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

/** The kind whose list an address names. */
export function kindOfList(list: string | undefined): OrderKind | undefined {
  return (Object.keys(WORK_LISTS) as OrderKind[]).find((kind) => WORK_LISTS[kind] === list);
}
