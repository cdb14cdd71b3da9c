import fc from 'fast-check';
import { isWell, isWidespread, isWorse, totalOf, weigh, type MinuteOfBoth } from './rule.ts';

const share = fc
  .tuple(fc.nat(500), fc.nat(500))
  .map(([a, b]) => ({ visits: Math.max(a, b), bad: Math.min(a, b) }));
const minutes = fc.array(fc.record({ canary: share, present: share }), { maxLength: 60 });

const minute = (canary: [number, number], present: [number, number]): MinuteOfBoth => ({
  canary: { bad: canary[0], visits: canary[1] },
  present: { bad: present[0], visits: present[1] },
});

/** The same numbers for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Minutes with 200 visitors each; it is looked at the canary after every one. */
function findVerdict(
  seed: number,
  {
    canaryShare,
    canaryRate,
    presentRate,
  }: { canaryShare: number; canaryRate: number; presentRate: number },
): number | null {
  const random = randomOf(seed);
  const seen: MinuteOfBoth[] = [];
  for (let at = 1; at <= 60; at += 1) {
    const counts = { canary: { visits: 0, bad: 0 }, present: { visits: 0, bad: 0 } };
    for (let visitor = 0; visitor < 200; visitor += 1) {
      const isCanary = random() < canaryShare;
      const side = isCanary ? counts.canary : counts.present;
      side.visits += 1;
      if (random() < (isCanary ? canaryRate : presentRate)) side.bad += 1;
    }
    seen.push(counts);
    if (isWorse(seen)) return at;
  }
  return null;
}

const SEEDS = Array.from({ length: 300 }, (_, seed) => seed * 7919 + 1);

describe('a canary', () => {
  it.each([0.01, 0.1, 0.5])(
    'as good as the present release stays, however often it is looked at (%d of all visitors)',
    (canaryShare) => {
      const rates = { canaryRate: 0.02, presentRate: 0.02 };
      const alarms = SEEDS.filter((seed) => findVerdict(seed, { canaryShare, ...rates }) !== null);
      // At most one in a thousand is expected.
      expect(alarms.length).toBeLessThanOrEqual(2);
    },
  );

  it('of which every visit fails is found within minutes', () => {
    const found = SEEDS.slice(0, 50).map((seed) =>
      findVerdict(seed, { canaryShare: 0.1, canaryRate: 1, presentRate: 0.01 }),
    );
    for (const at of found) expect(at).toBeLessThanOrEqual(2);
  });

  it('that fails three times as often is found within the hour', () => {
    const rates = { canaryShare: 0.25, canaryRate: 0.06, presentRate: 0.02 };
    const found = SEEDS.slice(0, 50).filter((seed) => findVerdict(seed, rates) !== null);
    expect(found.length).toBeGreaterThanOrEqual(48);
  });

  it('is not blamed for an outage that hits both', () => {
    // At night the canary has a small share and nothing fails; then everything does, with a greater one.
    const quiet = Array.from({ length: 10 }, () => minute([0, 2], [0, 198]));
    const outage = Array.from({ length: 10 }, () => minute([90, 100], [90, 100]));
    const total = totalOf([...quiet, ...outage]);
    expect(total.canary.bad / total.canary.visits).toBeGreaterThan(
      1.5 * (total.present.bad / total.present.visits),
    );
    expect(isWorse([...quiet, ...outage])).toBe(false);
  });

  it('is not judged without visits of both', () => {
    expect(isWorse([minute([50, 50], [0, 0])])).toBe(false);
    expect(isWell([minute([0, 50], [0, 0])])).toBe(false);
    expect(isWorse([minute([4, 4], [0, 500])])).toBe(false);
  });

  it('waits while it looks worse and nothing can be said yet', () => {
    expect(isWell([minute([3, 60], [1, 60])])).toBe(false);
    expect(isWell([minute([2, 60], [0, 60])])).toBe(true);
    expect(isWorse([minute([3, 60], [1, 60])])).toBe(false);
  });
});

describe('the rule', () => {
  it('takes nothing back that is less than twice as bad', () => {
    fc.assert(
      fc.property(minutes, (all) => {
        const { canary, present } = totalOf(all);
        const isLess = canary.bad * present.visits < 2 * present.bad * canary.visits;
        expect(isLess && isWorse(all)).toBe(false);
      }),
    );
  });

  it('never takes back and lets go on at once', () => {
    fc.assert(
      fc.property(minutes, (all) => {
        expect(isWorse(all) && isWell(all)).toBe(false);
      }),
    );
  });

  it('weighs more the more of the canary fails, and less the more of the present release does', () => {
    fc.assert(
      fc.property(minutes, fc.nat(59), (all, at) => {
        const one = all[at];
        if (!one || one.canary.visits === 0 || one.present.visits === 0) return;
        const more = (side: 'canary' | 'present') =>
          all.with(at, { ...one, [side]: { ...one[side], bad: one[side].bad + 1 } });
        expect(weigh(more('canary'))).toBeGreaterThan(weigh(all));
        expect(weigh(more('present'))).toBeLessThan(weigh(all));
      }),
    );
  });

  it('knows no order of the minutes', () => {
    fc.assert(
      fc.property(minutes, (all) => {
        expect(weigh(all.toReversed())).toBeCloseTo(weigh(all), 6);
        expect(isWell(all.toReversed())).toBe(isWell(all));
      }),
    );
  });

  it('asks for different people in different networks, as far as there are any', () => {
    expect(isWidespread({ failingVisitors: 5, failingNetworks: 3, networks: 40 })).toBe(true);
    expect(isWidespread({ failingVisitors: 20, failingNetworks: 1, networks: 40 })).toBe(false);
    expect(isWidespread({ failingVisitors: 1, failingNetworks: 3, networks: 40 })).toBe(false);
    expect(isWidespread({ failingVisitors: 9, failingNetworks: 1, networks: 1 })).toBe(true);
  });
});
