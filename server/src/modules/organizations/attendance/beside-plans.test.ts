import fc from 'fast-check';
import { besidePlans, type BesidePlan } from './beside-plans.ts';
import type { PlannedDay } from './month-plans.ts';

interface Stay {
  readonly membership_id: number;
  readonly day: string;
  readonly id: number;
}

const keyOf = ({ membership_id: id, day }: Pick<Stay, 'membership_id' | 'day'>) => `${id} ${day}`;
const arbitraryKey = fc.record({
  membership_id: fc.integer({ min: 1, max: 9 }),
  day: fc.integer({ min: 10, max: 15 }).map((day) => `2026-03-${day}`),
});
const inOrder = <Row extends Pick<Stay, 'membership_id' | 'day'>>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)));
const arbitraryStays = fc
  .array(arbitraryKey)
  .map((keys) => inOrder(keys.map((key, id): Stay => ({ ...key, id }))));
const arbitraryPlans = fc.uniqueArray(arbitraryKey, { selector: keyOf }).map((keys) =>
  inOrder(
    keys.map((key, index): PlannedDay => ({
      ...key,
      name: '',
      position: '',
      seconds: index + 1,
    })),
  ),
);

async function* read<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows;
}

async function merge(stays: readonly Stay[], plans: readonly PlannedDay[]) {
  const rows: BesidePlan<Stay>[] = [];
  for await (const row of besidePlans(read(stays), read(plans))) rows.push(row);
  return rows;
}

it('loses no stay and no planned day, counts each once, and keeps both in order', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryStays, arbitraryPlans, async (stays, plans) => {
      const rows = await merge(stays, plans);
      expect(rows.flatMap(({ stay }) => stay ?? [])).toEqual(stays);
      const planned = rows.flatMap((row) => {
        if (row.planned === null) return [];
        return { key: keyOf(row.stay ?? row.plan), seconds: row.planned };
      });
      expect(planned).toEqual(plans.map((plan) => ({ key: keyOf(plan), seconds: plan.seconds })));
      const keys = rows.map((row) => keyOf(row.stay ?? row.plan));
      expect(keys).toEqual(keys.toSorted());
    }),
  );
});

it('puts the plan of a day beside its first stay', async () => {
  const day = { membership_id: 1, day: '2026-03-10' };
  const stays = [
    { ...day, id: 1 },
    { ...day, id: 2 },
  ];
  const plans = [{ ...day, name: '', position: '', seconds: 3600 }];
  const rows = await merge(stays, plans);
  expect(rows.map(({ planned }) => planned)).toEqual([3600, null]);
});
