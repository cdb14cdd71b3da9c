import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { createAdmission, type Rank } from './admission.ts';

/** Enters and notes who has started. */
function open(options: Parameters<typeof createAdmission>[0]) {
  const admission = createAdmission(options);
  const started: string[] = [];
  return {
    started,
    enter: (rank: Rank, name: string = rank) => admission.enter(rank, () => started.push(name)),
  };
}

it('lets a few run, and the dearest of those who wait go next', () => {
  const { enter, started } = open({ limit: 100, runningMax: 2 });
  const [first, second] = [enter('guest', 'first'), enter('guest', 'second')];
  for (const rank of ['guest', 'own', 'write', 'own'] as const) enter(rank);
  expect(started).toEqual(['first', 'second']);
  first!();
  second!();
  // Leaving twice changes nothing.
  second!();
  expect(started).toEqual(['first', 'second', 'write', 'own']);
});

it('refuses the cheapest first', () => {
  const { enter } = open({ limit: 3, runningMax: 1 });
  const present = (rank: Rank) => [1, 2, 3, 4, 5, 6].filter(() => enter(rank) !== null).length;
  expect([present('guest'), present('own'), present('write')]).toEqual([3, 1, 1]);
});

it('takes the place, but not the answer, of who is slow', async () => {
  const { enter, started } = open({ limit: 10, runningMax: 1, placeMs: 20 });
  const slow = enter('guest', 'slow');
  enter('guest', 'next');
  await sleep(60);
  expect(started).toEqual(['slow', 'next']);
  slow!();
});

it('in any order of coming and going never runs too many, and forgets nobody', () => {
  const visits = fc.array(
    fc.record({
      rank: fc.constantFrom<Rank>('write', 'own', 'guest'),
      leaves: fc.option(fc.nat(20)),
    }),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(visits, (list) => {
      const admission = createAdmission({ limit: 12, runningMax: 3 });
      const inside: { leave: () => void }[] = [];
      const running = new Set<number>();
      list.forEach(({ rank, leaves }, index) => {
        const leave = admission.enter(rank, () => running.add(index));
        if (leave) {
          inside.push({
            leave() {
              running.delete(index);
              leave();
            },
          });
        }
        expect(running.size).toBeLessThanOrEqual(3);
        if (leaves !== null && inside.length > 0) {
          inside.splice(leaves % inside.length, 1)[0]!.leave();
        }
      });
      expect(running.size).toBe(Math.min(3, inside.length));
      while (inside.length > 0) inside.shift()!.leave();
      expect(running.size).toBe(0);
    }),
  );
});
