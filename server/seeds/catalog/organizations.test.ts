import { existsSync } from 'node:fs';
import path from 'node:path';
import { findHouse } from '../../src/modules/identity/regions/index.ts';
import { ORGANIZATIONS } from './organizations.ts';

const ICONS = path.join(import.meta.dirname, '../../node_modules/lucide-react/dist/esm/icons');

it('every organization has a sign and a title of its own', () => {
  const signs = ORGANIZATIONS.map(({ sign }) => sign);
  expect(new Set(signs).size).toBe(signs.length);
  expect(signs.filter((sign) => !existsSync(path.join(ICONS, `${sign}.mjs`)))).toEqual([]);
  expect(new Set(ORGANIZATIONS.map(({ title }) => title)).size).toBe(ORGANIZATIONS.length);
});

it('every organization is in a street that the map has', () => {
  const lost = ORGANIZATIONS.filter(({ city, street }) => findHouse(city, street) === null);
  expect(lost.map(({ street }) => street)).toEqual([]);
});
