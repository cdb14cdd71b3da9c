import { existsSync } from 'node:fs';
import path from 'node:path';
import { ORGANIZATIONS } from './organizations.ts';

const ICONS = path.join(import.meta.dirname, '../../node_modules/lucide-react/dist/esm/icons');

it('every organization has a sign and a title of its own', () => {
  const signs = ORGANIZATIONS.map(({ sign }) => sign);
  expect(new Set(signs).size).toBe(signs.length);
  expect(signs.filter((sign) => !existsSync(path.join(ICONS, `${sign}.mjs`)))).toEqual([]);
  expect(new Set(ORGANIZATIONS.map(({ title }) => title)).size).toBe(ORGANIZATIONS.length);
});
