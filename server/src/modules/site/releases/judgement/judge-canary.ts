import type { ReleasePlan } from '@karavan/shared-api/contract/releases';
import { MINUTE_MS } from '../../../../platform/time/durations.ts';
import { isWell, isWidespread, isWorse, totalOf, type MinuteOfBoth, type Spread } from './rule.ts';

/** A minute of a canary and of the release that everybody else gets. */
export interface JudgedMinute {
  readonly at: Date;
  /** By failures, and by slow first screens. */
  readonly failures: MinuteOfBoth;
  readonly slow: MinuteOfBoth;
}

export interface Canary {
  /** Since it was given to somebody. */
  readonly minutes: readonly JudgedMinute[];
  readonly spread: Spread;
  /** When its share was set. */
  readonly stepSince: Date;
  readonly plan: ReleasePlan | null;
  readonly now: Date;
}

export type Verdict =
  | { readonly kind: 'wait' }
  | { readonly kind: 'take back'; readonly reason: string }
  /** On to a greater share; 100 makes it live. */
  | { readonly kind: 'go on'; readonly percent: number; readonly reason: string };

/** What becomes of a canary, by the rule of `rule.ts`. */
export function judgeCanary({ minutes, spread, stepSince, plan, now }: Canary): Verdict {
  // The minute in which the step began belongs to it: most of its visits came after.
  const begun = Math.floor(stepSince.getTime() / MINUTE_MS) * MINUTE_MS;
  const step = minutes.filter(({ at }) => at.getTime() >= begun);
  const kinds = [
    { name: 'failures', of: ({ failures }: JudgedMinute) => failures },
    { name: 'slow first screens', of: ({ slow }: JudgedMinute) => slow },
  ] as const;
  for (const { name, of } of kinds) {
    // What went well for long does not speak for what has begun just now.
    for (const looked of [minutes, step].map((some) => some.map(of))) {
      if (isWorse(looked) && isWidespread(spread)) {
        return { kind: 'take back', reason: describe(name, looked) };
      }
    }
  }
  if (!plan || now.getTime() - stepSince.getTime() < plan.minutes * MINUTE_MS) {
    return { kind: 'wait' };
  }
  const failures = step.map((minute) => minute.failures);
  const slow = step.map((minute) => minute.slow);
  if (totalOf(failures).canary.visits < plan.visits || !isWell(failures) || !isWell(slow)) {
    return { kind: 'wait' };
  }
  const percent = plan.steps[0] ?? 100;
  return { kind: 'go on', percent, reason: describe('failures', failures) };
}

/** The numbers, for the log. */
function describe(name: string, minutes: readonly MinuteOfBoth[]): string {
  const { canary, present } = totalOf(minutes);
  return `${name}: ${canary.bad} of ${canary.visits} visitors, ${present.bad} of ${present.visits} with the present release`;
}
