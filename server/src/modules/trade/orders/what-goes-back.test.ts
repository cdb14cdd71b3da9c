import fc from 'fast-check';
import { divideRefund, whatGoesBack } from './what-goes-back.ts';

const sums = fc.record({ total: fc.nat(), gift_spent: fc.nat() });
const share = fc.double({ min: 0, max: 1, noNaN: true });

describe('what goes back of what was paid', () => {
  it('is all but the fee, of which gift cards bear only what money does not cover', () => {
    fc.assert(
      fc.property(sums, share, ({ total, gift_spent }, part) => {
        const cancellation_fee = Math.round((total + gift_spent) * part);
        const { money, gifts } = whatGoesBack({ total, gift_spent, cancellation_fee });
        expect(money + gifts).toBe(total + gift_spent - cancellation_fee);
        expect(Math.min(money, gifts)).toBeGreaterThanOrEqual(0);
        expect(gifts === gift_spent || money === 0).toBe(true);
      }),
    );
  });

  it('is the same for cards, at once or in parts', () => {
    fc.assert(
      fc.property(sums, share, share, ({ total, gift_spent }, first, second) => {
        const paid = total + gift_spent;
        const early = Math.round(paid * first);
        const rest = Math.round((paid - early) * second);
        const one = divideRefund(early, { gift_spent, gift_returned: 0 });
        const two = divideRefund(rest, { gift_spent, gift_returned: one.gifts });
        const cancellation_fee = paid - early - rest;
        const whole = whatGoesBack({ total, gift_spent, cancellation_fee });
        expect(one.gifts + two.gifts).toBe(whole.gifts);
        expect(one.money + two.money).toBe(whole.money);
      }),
    );
  });
});
