import fc from 'fast-check';
import {
  deliveryFee,
  deliveryRefusal,
  leastOrder,
  zoneAt,
  type DeliveryRates,
  type Destination,
  type ZoneRates,
} from './delivery-fee.ts';

const RATES: DeliveryRates = {
  payer: 'client',
  baseFee: 10_000,
  feePerKm: 2_000,
  freeFrom: 300_000,
  minOrder: 50_000,
  radiusKm: 8,
  zones: [],
  isZonesOnly: false,
};

/** Somewhere so far away; null is not on the map. */
const at = (km: number | null, place = { latitude: 42.87, longitude: 74.6 }): Destination =>
  km === null ? null : { ...place, km };

const CENTRE: ZoneRates = {
  name: 'Центр',
  radiusKm: null,
  points: [
    { latitude: 42.86, longitude: 74.58 },
    { latitude: 42.88, longitude: 74.58 },
    { latitude: 42.88, longitude: 74.62 },
    { latitude: 42.86, longitude: 74.62 },
  ],
  fee: 5_000,
  minOrder: null,
};
const NEAR: ZoneRates = { name: 'Рядом', radiusKm: 5, points: [], fee: 7_000, minOrder: 90_000 };

describe('the fee', () => {
  it.each([
    [null, 10_000],
    [0, 10_000],
    [0.1, 12_000],
    [3, 16_000],
    [3.01, 18_000],
  ])('over %s km is %i', (km, fee) => {
    expect(deliveryFee(RATES, at(km), 100)).toEqual({ courier: fee, client: fee });
  });

  it('is the organization’s affair from the threshold on, to the unit', () => {
    expect(deliveryFee(RATES, at(1), 299_999).client).toBe(12_000);
    expect(deliveryFee(RATES, at(1), 300_000)).toEqual({ courier: 12_000, client: 0 });
    expect(deliveryFee({ ...RATES, freeFrom: null }, at(1), 9_999_999).client).toBe(12_000);
  });

  it('is the organization’s affair where it pays the courier', () => {
    expect(deliveryFee({ ...RATES, payer: 'organization' }, at(3), 100)).toEqual({
      courier: 16_000,
      client: 0,
    });
  });

  it('never falls with the way', () => {
    const km = fc.double({ min: 0, max: 500, noNaN: true });
    fc.assert(
      fc.property(km, km, (one, other) => {
        const [near, far] = [Math.min(one, other), Math.max(one, other)];
        return (
          deliveryFee(RATES, at(near), 100).courier <= deliveryFee(RATES, at(far), 100).courier
        );
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
    expect(deliveryRefusal(RATES, at(km), goods)).toBe(refusal);
  });

  it('is nothing without bounds', () => {
    expect(deliveryRefusal({ ...RATES, minOrder: null, radiusKm: null }, at(9_000), 1)).toBeNull();
  });
});

describe('zones', () => {
  const zoned = { ...RATES, zones: [CENTRE, NEAR] };
  const north = { latitude: 42.9, longitude: 74.6 };

  it('cost what they say, of several the first', () => {
    expect(deliveryFee(zoned, at(1), 100).client).toBe(5_000);
    expect(deliveryFee({ ...zoned, zones: [NEAR, CENTRE] }, at(1), 100).client).toBe(7_000);
    expect(zoneAt(zoned, at(4, north))).toBe(NEAR);
    expect(deliveryFee(zoned, at(6, north), 100).client).toBe(22_000);
    expect(deliveryFee(zoned, null, 100).client).toBe(10_000);
  });

  it('are free as everything is', () => {
    expect(deliveryFee(zoned, at(1), 300_000)).toEqual({ courier: 5_000, client: 0 });
  });

  it('have a least order of their own, or that of the terms', () => {
    expect(leastOrder(zoned, at(1))).toBe(50_000);
    expect(leastOrder(zoned, at(4, north))).toBe(90_000);
    expect(deliveryRefusal(zoned, at(4, north), 89_999)).toBe('delivery_below_minimum');
    expect(deliveryRefusal(zoned, at(4, north), 90_000)).toBeNull();
  });

  it('reach beyond the radius, which counts outside of them', () => {
    const far = { ...CENTRE, radiusKm: 20, points: [] };
    expect(deliveryRefusal({ ...RATES, zones: [far] }, at(15), 60_000)).toBeNull();
    expect(deliveryRefusal(zoned, at(9, north), 60_000)).toBe('delivery_too_far');
  });

  it('may be all that is brought to', () => {
    const only = { ...zoned, isZonesOnly: true };
    expect(deliveryRefusal(only, at(6, north), 60_000)).toBe('delivery_outside_zones');
    expect(deliveryRefusal(only, null, 60_000)).toBeNull();
    expect(deliveryRefusal({ ...only, zones: [] }, at(6, north), 60_000)).toBeNull();
  });
});
