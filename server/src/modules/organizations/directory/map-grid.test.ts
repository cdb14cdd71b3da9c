import fc from 'fast-check';
import { cellsOf } from './map-grid.ts';

const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

it('reads no more than a few hundred cells, and each that the part of the map touches', () => {
  fc.assert(
    fc.property(point, point, point, (one, other, place) => {
      const from = {
        latitude: Math.min(one.latitude, other.latitude),
        longitude: Math.min(one.longitude, other.longitude),
      };
      const to = {
        latitude: Math.max(one.latitude, other.latitude),
        longitude: Math.max(one.longitude, other.longitude),
      };
      const { zoom, columns, rows } = cellsOf({ from, to })!;
      expect(zoom % 2).toBe(0);
      expect(columns[1] - columns[0] + 1).toBeLessThanOrEqual(21);
      expect(rows[1] - rows[0] + 1).toBeLessThanOrEqual(21);
      const isWithin =
        place.latitude >= from.latitude &&
        place.latitude <= to.latitude &&
        place.longitude >= from.longitude &&
        place.longitude <= to.longitude;
      if (!isWithin) return;
      const cell = (share: number) => Math.min(2 ** zoom - 1, Math.floor(share * 2 ** zoom));
      const [x, y] = [cell((place.longitude + 180) / 360), cell((place.latitude + 90) / 180)];
      expect(x >= columns[0] && x <= columns[1] && y >= rows[0] && y <= rows[1]).toBe(true);
    }),
  );
});

it('is nothing where the corners have changed places', () => {
  const [south, north] = [
    { latitude: 1, longitude: 1 },
    { latitude: 2, longitude: 2 },
  ];
  expect(cellsOf({ from: north, to: south })).toBeNull();
});
