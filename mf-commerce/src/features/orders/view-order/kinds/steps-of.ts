import type { Receipt } from '@karavan/shared-api/contract/orders';
import type { TimelineStep } from './receipt-kind.ts';
import { RECEIPT_KINDS } from './receipt-kinds.ts';

/** The steps of an order, from placing on; of a rejected order nothing comes any more. */
export function stepsOf(receipt: Receipt): readonly TimelineStep[] {
  const steps = RECEIPT_KINDS[receipt.kind].stepsOf(receipt);
  if (receipt.status !== 'rejected') return steps;
  return [
    ...steps.filter(({ isDone }) => isDone),
    { key: 'step_rejected', isDone: true, at: receipt.rejected_at },
  ];
}
