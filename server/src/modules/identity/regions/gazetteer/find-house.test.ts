import fc from 'fast-check';
import { alongStreet, findHouse } from './find-house.ts';
import { STREETS } from './streets.ts';

it.each([
  ['просп. Чуй, 155', 'Бишкек'],
  ['ул. Алишера Навои, 8', 'Ош'],
  ['ул. Байтик-Баатыра, 1/2', 'Бишкек'],
  ['ул. Лермонтова, 36а', 'Бишкек'],
  ['рынок Дордой, ряд 14, контейнер 208', 'Бишкек'],
] as const)('%s in %s is there', (address, city) => {
  expect(findHouse(city, address)).not.toBeNull();
});

it('does not know a street of another city', () => {
  expect(findHouse('Ош', 'просп. Чуй, 155')).toBeNull();
});

it('goes on along the street with the number, and never beyond its ends', () => {
  fc.assert(
    fc.property(fc.constantFrom(...STREETS), fc.nat(1000), fc.nat(1000), (street, one, other) => {
      const [first, last] = [Math.min(one, other), Math.max(one, other)];
      const progress = (number: number) => along(street.line[0]!, alongStreet(street, number));
      expect(progress(first)).toBeLessThanOrEqual(progress(last) + 1e-9);
      expect(alongStreet(street, street.houses + 1)).toEqual(street.line.at(-1));
    }),
  );
});

/** The streets bend little, so the way from the first house grows. */
const along = ([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number]) =>
  Math.hypot(x2 - x1, y2 - y1);
