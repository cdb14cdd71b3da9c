/**
 * When a canary is taken back, and when it goes on. Every number of the judgement is here.
 *
 * What is compared is how many of the visitors of a minute had a failure, with the canary and with the
 * present release in that same minute, so that an outage that hits both speaks against neither. Is the
 * canary as good, a failure is the canary's with the probability of its share of that minute's visitors. Is
 * it `WORSE_BY` times as bad, with a greater one. The weight is the logarithm of how much better the second
 * explains all failures than the first: Wald's sequential probability ratio test. It may be looked at as
 * often as one likes: a canary that is as good ever reaches `ln(1 / FALSE_ALARMS)` with a probability of at
 * most FALSE_ALARMS.
 */
const WORSE_BY = 2;
/** The chance that a canary which is as good as the present release is taken back, for each time it is weighed. */
const FALSE_ALARMS = 0.001;
/** Fewer visitors of a canary say nothing. */
const VISITS_MIN = 20;
/** Visitors with something bad, and different ones of them. */
const FAILURES_MIN = 5;
/** Networks that failures must come from, if visitors come from as many. */
const NETWORKS_MIN = 3;
/** Fewer failures do not keep a canary from going on. */
const HELD_FROM = 3;

/** Visitors, and those of them with something bad: a failure, or a slow first screen. */
export interface Share {
  readonly visits: number;
  readonly bad: number;
}

/** What happened to visitors of the canary and of the present release in one minute. */
export interface MinuteOfBoth {
  readonly canary: Share;
  readonly present: Share;
}

/** How many different visitors and networks there were at least. */
export interface Spread {
  readonly failingVisitors: number;
  readonly failingNetworks: number;
  /** Of all visitors of both. */
  readonly networks: number;
}

/** The weight of what speaks against the canary; see above. */
export function weigh(minutes: readonly MinuteOfBoth[]): number {
  return minutes.reduce((sum, { canary, present }) => {
    if (canary.visits === 0 || present.visits === 0) return sum;
    const share = canary.visits / (canary.visits + present.visits);
    const suspected = (WORSE_BY * share) / (WORSE_BY * share + 1 - share);
    return (
      sum +
      canary.bad * Math.log(suspected / share) +
      present.bad * Math.log((1 - suspected) / (1 - share))
    );
  }, 0);
}

/** Both over all minutes. */
export function totalOf(minutes: readonly MinuteOfBoth[]): MinuteOfBoth {
  const sum = (pick: (minute: MinuteOfBoth) => Share): Share =>
    minutes.map(pick).reduce((a, b) => ({ visits: a.visits + b.visits, bad: a.bad + b.bad }), {
      visits: 0,
      bad: 0,
    });
  return { canary: sum(({ canary }) => canary), present: sum(({ present }) => present) };
}

const rateOf = ({ visits, bad }: Share) => bad / Math.max(visits, 1);

function isTwiceAsBad({ canary, present }: MinuteOfBoth): boolean {
  return canary.bad > 0 && rateOf(canary) >= WORSE_BY * rateOf(present);
}

/** Whether it can be said that the canary is worse than the present release. */
export function isWorse(minutes: readonly MinuteOfBoth[]): boolean {
  const total = totalOf(minutes);
  return (
    total.canary.visits >= VISITS_MIN &&
    total.canary.bad >= FAILURES_MIN &&
    isTwiceAsBad(total) &&
    weigh(minutes) >= Math.log(1 / FALSE_ALARMS)
  );
}

/** Whether enough different people had something bad for it to be more than one guest's doing. */
export function isWidespread({ failingVisitors, failingNetworks, networks }: Spread): boolean {
  return failingVisitors >= FAILURES_MIN && failingNetworks >= Math.min(NETWORKS_MIN, networks);
}

/** Whether there is something to compare, and the canary does not look worse: it may go on. */
export function isWell(minutes: readonly MinuteOfBoth[]): boolean {
  const total = totalOf(minutes);
  return total.present.visits > 0 && !(total.canary.bad >= HELD_FROM && isTwiceAsBad(total));
}
