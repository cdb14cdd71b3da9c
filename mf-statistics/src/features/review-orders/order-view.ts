import type { OrderKind } from '@karavan/shared-api/contract/order-states';
import type { WorkView } from '@karavan/shared-api/contract/receipt-path';
import { KINDS } from './order-kinds.ts';

/** Reads the view from the URL; anything unknown is what the reader has to do with daily. */
export function parseView(
  text: string | null,
  kind: OrderKind,
  permissions: readonly string[],
): WorkView {
  const { stages, beginnings } = KINDS[kind];
  if (text === 'all') return 'all';
  const [, usual = 'all'] =
    beginnings.find(([permission]) => permissions.includes(permission)) ?? [];
  return stages.find((stage) => stage === text) ?? usual;
}
