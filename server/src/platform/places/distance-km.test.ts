import fc from 'fast-check';
import { distanceKm } from './distance-km.ts';

const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
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
