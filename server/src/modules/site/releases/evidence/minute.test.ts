import fc from 'fast-check';
import { createMinute, VISITORS_PER_NETWORK, type EvidenceKind } from './minute.ts';
import { bitsOf, slotOf, witnessOf } from './witness.ts';

const KEY = Buffer.alloc(32);
const from = (visitor: number, network = `10.0.0.${visitor}`) => ({
  visitor: String(visitor),
  network,
});

it('counts every visitor once for each kind, and a failure as a visit', () => {
  const minute = createMinute(KEY);
  for (const kind of ['visit', 'error', 'error', 'failed_load', 'slow', 'slow'] as const) {
    minute.add(kind, from(1));
  }
  minute.add('error', from(2));
  minute.add('visit', from(2));
  minute.add('visit', from(3));
  expect(minute.take()).toMatchObject({
    visits: 3,
    failures: 2,
    failed_loads: 1,
    errors: 2,
    slow: 1,
  });
  expect(minute.take()).toBeNull();
  expect(minute.add('error', from(1))).toBe(false);
  expect(minute.take()).toBeNull();
});

it('lets nobody count for many by many names behind one address', () => {
  const minute = createMinute(KEY);
  for (let visitor = 0; visitor < 1000; visitor += 1)
    minute.add('error', from(visitor, '10.0.0.1'));
  minute.add('error', from(5000));
  expect(minute.take()).toMatchObject({ failures: VISITORS_PER_NETWORK + 1 });
});

it('loses nothing that could not be stored', () => {
  const minute = createMinute(KEY);
  minute.add('error', from(1));
  const taken = minute.take()!;
  minute.add('visit', from(2));
  minute.giveBack(taken);
  const both = minute.take()!;
  expect(both).toMatchObject({ visits: 2, failures: 1 });
  expect(both.networks.size).toBe(2);
});

it('never has more failures than visits, whatever is reported', () => {
  const kinds = fc.constantFrom<EvidenceKind>('visit', 'failed_load', 'error', 'slow');
  const reports = fc.array(fc.tuple(kinds, fc.nat(40), fc.nat(3)));
  fc.assert(
    fc.property(reports, (all) => {
      const minute = createMinute(KEY);
      for (const [kind, visitor, network] of all) minute.add(kind, from(visitor, String(network)));
      const counted = minute.take();
      if (!counted) return;
      const { visits, failures, errors, failed_loads, slow } = counted;
      expect(failures).toBeLessThanOrEqual(visits);
      expect(slow).toBeLessThanOrEqual(visits);
      expect(failures).toBeLessThanOrEqual(errors + failed_loads);
      expect(failures).toBeGreaterThanOrEqual(Math.max(errors, failed_loads));
      expect(visits).toBe(new Set(all.map(([, visitor]) => visitor)).size);
    }),
  );
});

it('puts names into slots that only the holder of the key knows', () => {
  expect(slotOf(KEY, 'a')).toBe(slotOf(KEY, 'a'));
  const slots = new Set(Array.from({ length: 500 }, (_, n) => slotOf(KEY, String(n))));
  expect(slots.size).toBe(64);
  expect(bitsOf(new Set([0, 63]))).toBe(`1${'0'.repeat(62)}1`);
});

it('hears only those who have been given a cookie', () => {
  expect(witnessOf(undefined, '10.0.0.1')).toBeNull();
  expect(witnessOf('anything', '10.0.0.1')).toBeNull();
  expect(witnessOf('0b4d2d0e-6d0c-4f0a-9d54-6d6f2a4a7c11', '2001:db8:1:2::3')).toEqual({
    visitor: '0b4d2d0e-6d0c-4f0a-9d54-6d6f2a4a7c11',
    network: '2001:db8:1',
  });
});
