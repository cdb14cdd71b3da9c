import type { OrderKind, OrderStage } from '@karavan/shared-api/contract/order-states';
import { KINDS } from './order-kinds.ts';

/** What is shown of an organization's orders: those of a stage, or all with the figures. */
export type OrderView = OrderStage | 'all';

/** Reads the view from the URL; anything unknown is what the reader has to do with daily. */
export function parseView(
  text: string | null,
  kind: OrderKind,
  permissions: readonly string[],
): OrderView {
  const { stages, beginnings } = KINDS[kind];
  if (text === 'all') return 'all';
  const [, usual = 'all'] =
    beginnings.find(([permission]) => permissions.includes(permission)) ?? [];
  return stages.find((stage) => stage === text) ?? usual;
}
