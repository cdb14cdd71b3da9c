import type { Setting } from './settings.ts';
import type { Thing } from './thing.ts';
import { BAKERY } from './things/bakery.ts';
import { BOOKS } from './things/books.ts';
import { CARE } from './things/care.ts';
import { CLOTHES } from './things/clothes.ts';
import { DRINKS } from './things/drinks.ts';
import { ELECTRONICS } from './things/electronics.ts';
import { FLOWERS } from './things/flowers.ts';
import { FOOD } from './things/food.ts';
import { FURNITURE } from './things/furniture.ts';
import { HOME } from './things/home.ts';
import { OUTDOORS } from './things/outdoors.ts';
import { SHOES } from './things/shoes.ts';
import { STAGE } from './things/stage.ts';
import { STAYS } from './things/stays.ts';
import { VEHICLES } from './things/vehicles.ts';
import { WHEELS } from './things/wheels.ts';
import { WINTER } from './things/winter.ts';
import { WORK } from './things/work.ts';

/** All that pictures are drawn of. */
export const THINGS = {
  ...BAKERY,
  ...BOOKS,
  ...CARE,
  ...CLOTHES,
  ...DRINKS,
  ...ELECTRONICS,
  ...FLOWERS,
  ...FOOD,
  ...FURNITURE,
  ...HOME,
  ...OUTDOORS,
  ...SHOES,
  ...STAGE,
  ...STAYS,
  ...VEHICLES,
  ...WHEELS,
  ...WINTER,
  ...WORK,
} as const satisfies Readonly<Record<string, Thing>>;

export type Motif = keyof typeof THINGS;

const SETTINGS: readonly (readonly [group: object, setting: Setting])[] = [
  [{ ...BAKERY, ...DRINKS, ...FOOD }, 'kitchen'],
  [{ ...FURNITURE, ...HOME, ...STAYS }, 'room'],
  [{ ...OUTDOORS, ...VEHICLES, ...WHEELS, ...WINTER }, 'mountains'],
  [STAGE, 'stage'],
  [WORK, 'office'],
];

/** Where a motif is at home. */
export function settingOf(motif: Motif): Setting {
  return SETTINGS.find(([group]) => motif in group)?.[1] ?? 'shop';
}
