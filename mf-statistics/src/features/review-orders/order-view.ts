import type { OrderKind, OrderStage } from '@karavan/shared-api/contract/order-states';
import { KINDS } from './order-kinds.ts';

/** What is shown of an organization's orders: those of a stage, or all with the figures. */
export type OrderView = OrderStage | 'all';

/** Reads the view from the URL; anything unknown is what the reader opens daily. */
export function parseView(
  text: string | null,
  kind: OrderKind,
  permissions: readonly string[],
): OrderView {
  const { stages } = KINDS[kind];
  if (text === 'all') return 'all';
  const usual = isAnalyst(permissions) ? 'all' : stages[0]!;
  return stages.find((stage) => stage === text) ?? usual;
}

/** Somebody who sees the figures and has nothing to do with the orders themselves. */
function isAnalyst(permissions: readonly string[]): boolean {
  const works = ['can_manage_orders', 'can_manage_rentals_events', 'can_sell', 'can_scan'];
  return !works.some((permission) => permissions.includes(permission));
}
