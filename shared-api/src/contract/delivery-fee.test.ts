import fc from 'fast-check';
import { deliveryFee, deliveryRefusal, type DeliveryRates } from './delivery-fee.ts';

const RATES: DeliveryRates = {
  payer: 'client',
  baseFee: 10_000,
  feePerKm: 2_000,
  freeFrom: 300_000,
  minOrder: 50_000,
  radiusKm: 8,
};

describe('the fee', () => {
  it.each([
    [null, 10_000],
    [0, 10_000],
    [0.1, 12_000],
    [3, 16_000],
    [3.01, 18_000],
  ])('over %s km is %i', (km, fee) => {
    expect(deliveryFee(RATES, km, 100)).toEqual({ courier: fee, client: fee });
  });

  it('is the organization’s affair from the threshold on, to the unit', () => {
    expect(deliveryFee(RATES, 1, 299_999).client).toBe(12_000);
    expect(deliveryFee(RATES, 1, 300_000)).toEqual({ courier: 12_000, client: 0 });
    expect(deliveryFee({ ...RATES, freeFrom: null }, 1, 9_999_999).client).toBe(12_000);
  });

  it('is the organization’s affair where it pays the courier', () => {
    expect(deliveryFee({ ...RATES, payer: 'organization' }, 3, 100)).toEqual({
      courier: 16_000,
      client: 0,
    });
  });

  it('never falls with the way', () => {
    const km = fc.double({ min: 0, max: 500, noNaN: true });
    fc.assert(
      fc.property(km, km, (one, other) => {
        const [near, far] = [Math.min(one, other), Math.max(one, other)];
        return deliveryFee(RATES, near, 100).courier <= deliveryFee(RATES, far, 100).courier;
      }),
    );
  });
});

describe('what is not brought', () => {
  it.each([
    [8, 50_000, null],
    [8.01, 50_000, 'delivery_too_far'],
    [null, 50_000, null],
    [1, 49_999, 'delivery_below_minimum'],
    [9, 1, 'delivery_too_far'],
  ])('over %s km for %i is %s', (km, goods, refusal) => {
    expect(deliveryRefusal(RATES, km, goods)).toBe(refusal);
  });

  it('is nothing without bounds', () => {
    expect(deliveryRefusal({ ...RATES, minOrder: null, radiusKm: null }, 9_000, 1)).toBeNull();
  });
});
