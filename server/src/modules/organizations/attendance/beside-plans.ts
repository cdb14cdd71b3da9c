import type { PlannedDay } from './month-plans.ts';

interface OfDay {
  readonly membership_id: number;
  readonly day: string;
}

/** A stay with what was planned of its day, or a planned day on which nobody came. */
export type BesidePlan<Stay> =
  | { readonly stay: Stay; readonly planned: number | null }
  | { readonly stay: null; readonly planned: number; readonly plan: PlannedDay };

/**
 * Merges stays and planned days while both are read; each comes person by person and day by day. Of several stays of
 * a day the first has the plan, seconds.
 */
export async function* besidePlans<Stay extends OfDay>(
  stays: AsyncIterable<Stay>,
  plans: AsyncIterable<PlannedDay>,
): AsyncGenerator<BesidePlan<Stay>> {
  const rest = plans[Symbol.asyncIterator]();
  const next = async () => {
    const { value, done } = await rest.next();
    return done ? null : value;
  };
  let plan = await next();
  for await (const stay of stays) {
    while (plan && order(plan, stay) < 0) {
      yield { stay: null, planned: plan.seconds, plan };
      plan = await next();
    }
    if (plan && order(plan, stay) === 0) {
      yield { stay, planned: plan.seconds };
      plan = await next();
    } else yield { stay, planned: null };
  }
  while (plan) {
    yield { stay: null, planned: plan.seconds, plan };
    plan = await next();
  }
}

function order(one: OfDay, other: OfDay): number {
  if (one.membership_id !== other.membership_id) return one.membership_id - other.membership_id;
  if (one.day === other.day) return 0;
  return one.day < other.day ? -1 : 1;
}
