import { LANDMARKS, STREETS, type CityName, type Position, type Street } from './streets.ts';

/** Where an address as people write it is, such as «просп. Чуй, 219»; null if the street is unknown. */
export function findHouse(city: CityName, address: string): Position | null {
  const landmark = LANDMARKS.find((place) => place.city === city && address.includes(place.name));
  if (landmark) return landmark.at;
  const street = STREETS.filter((known) => known.city === city && address.includes(known.name))
    // The longest name: «Алишера Навои» is not another «Навои».
    .toSorted((a, b) => b.name.length - a.name.length)[0];
  if (!street) return null;
  const number = Number(/(\d+)\D*$/.exec(address.split('/')[0]!)?.[1] ?? street.houses / 2);
  return alongStreet(street, number);
}

/** The place of a house, as if all stood at equal distances. */
export function alongStreet({ line, houses }: Street, number: number): Position {
  const lengths = line.slice(1).map((end, index) => distance(line[index]!, end));
  let left = lengths.reduce((sum, length) => sum + length, 0) * Math.min(1, number / houses);
  for (const [index, length] of lengths.entries()) {
    if (left <= length) return between(line[index]!, line[index + 1]!, left / length);
    left -= length;
  }
  return line.at(-1)!;
}

/** In degrees of latitude; good enough within a city. */
function distance([west, south]: Position, [east, north]: Position): number {
  const narrow = Math.cos((south * Math.PI) / 180);
  return Math.hypot((east - west) * narrow, north - south);
}

const between = ([x1, y1]: Position, [x2, y2]: Position, part: number): Position => [
  x1 + (x2 - x1) * part,
  y1 + (y2 - y1) * part,
];
