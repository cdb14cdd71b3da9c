import { useState } from 'react';
import type { ListedOrder } from '@karavan/shared-api/contract/statistics';
import { request, useWrite } from '@karavan/shared-api/query';
import { STAFF_ENDPOINTS, type PlainStaffAction } from '@karavan/shared-api/staff-actions';
import { refreshOrders } from './order-queries.ts';

/** What may be done with several orders at once: what hands over neither goods nor money. */
const TOGETHER = [
  'accept',
  'accept_booking',
  'send_to_delivery',
] as const satisfies PlainStaffAction[];
export type TogetherAction = (typeof TOGETHER)[number];

/** The action that can be done with an order together with others. */
export function togetherActionOf({ staff_actions }: ListedOrder): TogetherAction | undefined {
  return TOGETHER.find((action) => staff_actions.includes(action));
}

interface Outcome {
  readonly done: readonly number[];
  /** Why an order has stayed as it was, by its number. */
  readonly failed: ReadonlyMap<number, string>;
}

/**
 * Several orders that are moved on together. Each is sent by itself and tells its own result; what
 * fails stays selected.
 */
export function useSelection(organizationId: number) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const step = useWrite(
    ({ id, action }: { readonly id: number; readonly action: TogetherAction }) =>
      request(STAFF_ENDPOINTS[action], { params: { id: organizationId, order: id } }),
    {
      failed: () => null,
      onSettled: (_step, queries) => refreshOrders(queries),
    },
  );

  async function run(orders: readonly ListedOrder[]): Promise<void> {
    setIsRunning(true);
    const done: number[] = [];
    const failed = new Map<number, string>();
    for (const order of orders) {
      const action = togetherActionOf(order);
      if (!action) continue;
      const result = await step.send({ id: order.id, action });
      if (result?.ok) done.push(order.id);
      else if (result) failed.set(order.id, result.error.message);
    }
    setSelected(new Set(failed.keys()));
    setOutcome({ done, failed });
    setIsRunning(false);
  }

  return {
    selected,
    outcome,
    isRunning,
    select: (ids: Iterable<number>) => setSelected(new Set(ids)),
    toggle: (id: number) =>
      setSelected((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    run,
  };
}
