import { randomBytes, randomUUID } from 'node:crypto';
import { isSignedBy, signReport } from './report-signature.ts';

const key = randomBytes(32);
const report = {
  reference: randomUUID(),
  event: 'event-1',
  outcome: 'paid',
  amount: 125_000,
  currency: 'KGS',
} as const;

describe('the signature of a report', () => {
  it('stands for exactly this report, under this key', () => {
    const signature = signReport(key, report);
    expect(isSignedBy(key, report, signature)).toBe(true);
    expect(isSignedBy(randomBytes(32), report, signature)).toBe(false);
    for (const change of [
      { reference: randomUUID() },
      { event: 'event-2' },
      { outcome: 'declined' as const },
      { amount: 125_001 },
      { currency: 'USD' },
    ]) {
      expect(isSignedBy(key, { ...report, ...change }, signature)).toBe(false);
    }
  });

  it('is worth nothing when it is old, or not one', () => {
    const signature = signReport(key, report, Date.now() - 301_000);
    expect(isSignedBy(key, report, signature)).toBe(false);
    for (const text of ['', 't=1', 't=1,v1=ab', `t=x,v1=${'0'.repeat(64)}`]) {
      expect(isSignedBy(key, report, text)).toBe(false);
    }
  });
});
