import fc from 'fast-check';
import { pointsOf, pointWords } from './point-words.ts';

it('reads the corners that it has written down', () => {
  const degrees = (most: number) =>
    fc.integer({ min: -most * 100_000, max: most * 100_000 }).map((whole) => whole / 100_000 + 0);
  const point = fc.record({ latitude: degrees(90), longitude: degrees(180) });
  fc.assert(
    fc.property(fc.array(point), (points) => {
      expect(pointsOf(pointWords(points))).toEqual(points);
    }),
  );
});

it('leaves out what is no place', () => {
  expect(pointsOf('42.87 74.6\nsomewhere\n42.88;74.61\n42')).toEqual([
    { latitude: 42.87, longitude: 74.6 },
    { latitude: 42.88, longitude: 74.61 },
  ]);
});
