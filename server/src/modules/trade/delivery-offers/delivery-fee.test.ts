import fc from 'fast-check';
import { deliveryFee, distanceKm } from './delivery-fee.ts';

const RATES = { baseFee: 10_000, feePerKm: 2_000, freeFrom: 300_000 };
const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

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
});

describe('the distance', () => {
  it('between Bishkek and Osh is about 300 km', () => {
    const bishkek = { latitude: 42.8746, longitude: 74.5698 };
    expect(distanceKm(bishkek, { latitude: 40.5283, longitude: 72.7985 })).toBeCloseTo(300, -1);
  });

  it('is the same both ways, and nothing to where one is', () => {
    fc.assert(
      fc.property(place, place, (one, other) => {
        expect(distanceKm(one, other)).toBeCloseTo(distanceKm(other, one), 6);
        expect(distanceKm(one, one)).toBe(0);
        return distanceKm(one, other) <= 20_016;
      }),
    );
  });
});
