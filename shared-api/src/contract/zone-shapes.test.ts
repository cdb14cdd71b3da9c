import fc from 'fast-check';
import { isInRing, isSimpleRing, type ZonePoint } from './zone-shapes.ts';

const point = (longitude: number, latitude: number): ZonePoint => ({ latitude, longitude });
const SQUARE = [point(0, 0), point(4, 0), point(4, 4), point(0, 4)];
/** A square with a bay in its right side. */
const BAY = [...SQUARE.slice(0, 2), point(2, 2), ...SQUARE.slice(2)];
const BOW = [point(0, 0), point(4, 4), point(4, 0), point(0, 4)];

describe('a ring', () => {
  it.each([
    [1, 1, true],
    [0, 2, true],
    [4, 4, true],
    [3.5, 2, false],
    [2, 2, true],
    [5, 2, false],
    [-1, 0, false],
    [2, 5, false],
  ])('with a bay has %d, %d in it: %s', (x, y, isInside) => {
    expect(isInRing(BAY, point(x, y))).toBe(isInside);
  });

  it.each([
    ['a square', SQUARE, true],
    ['one with a bay', BAY, true],
    ['two points', SQUARE.slice(0, 2), false],
    ['crossed sides', BOW, false],
    ['a line', [point(0, 0), point(1, 1), point(2, 2)], false],
    ['a point twice', [...SQUARE, SQUARE[3]!], false],
    ['a way back upon itself', [point(0, 0), point(4, 0), point(2, 0), point(2, 3)], false],
    ['a corner on a side', [...SQUARE.slice(0, 3), point(2, 0), point(0, 4)], false],
    ['a country', SQUARE.map(({ latitude, longitude }) => point(longitude * 2, latitude)), false],
  ])('of %s is simple: %s', (_, ring, isSimple) => {
    expect(isSimpleRing(ring)).toBe(isSimple);
  });
});

/** Whole degrees, so that sums are exact. */
const place = fc.record({
  longitude: fc.integer({ min: 0, max: 5 }),
  latitude: fc.integer({ min: 0, max: 5 }),
});
const ring = fc.array(place, { minLength: 3, maxLength: 7 }).filter(isSimpleRing);

/** The winding number: how many times the ring goes around a place, from the angles of its sides. */
function winds(points: readonly ZonePoint[], at: ZonePoint): boolean {
  const angle = (to: ZonePoint) =>
    Math.atan2(to.latitude - at.latitude, to.longitude - at.longitude);
  const whole = points.reduce((sum, from, index) => {
    const turned = angle(points[(index + 1) % points.length]!) - angle(from);
    return sum + turned - 2 * Math.PI * Math.round(turned / (2 * Math.PI));
  }, 0);
  return Math.round(whole / (2 * Math.PI)) !== 0;
}

/** Beside all corners and sides of whole degrees. */
const aside = ({ longitude, latitude }: ZonePoint) =>
  point(longitude + 0.123_456_7, latitude + 0.345_678_9);

describe('any ring', () => {
  it('has in it what it winds around', () => {
    fc.assert(
      fc.property(ring, place, (points, whole) => {
        const to = aside(whole);
        expect(isInRing(points, to)).toBe(winds(points, to));
      }),
    );
  });

  it('has its corners in it, and says the same whichever way and from wherever it is told', () => {
    fc.assert(
      fc.property(ring, place, fc.nat(6), (points, to, start) => {
        expect(points.every((corner) => isInRing(points, corner))).toBe(true);
        const turned = [
          ...points.slice(start % points.length),
          ...points.slice(0, start % points.length),
        ];
        expect(isInRing(turned, to)).toBe(isInRing(points, to));
        expect(isInRing(points.toReversed(), to)).toBe(isInRing(points, to));
        expect(isSimpleRing(turned.toReversed())).toBe(true);
      }),
    );
  });

  it('has the middle of each side in it', () => {
    fc.assert(
      fc.property(ring, (points) =>
        points.every((one, index) => {
          const other = points[(index + 1) % points.length]!;
          const middle = point(
            (one.longitude + other.longitude) / 2,
            (one.latitude + other.latitude) / 2,
          );
          return isInRing(points, middle);
        }),
      ),
    );
  });
});
