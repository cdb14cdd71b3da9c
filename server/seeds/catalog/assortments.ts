import type { Assortment } from './assortments/assortment.ts';
import { CARE } from './assortments/care.ts';
import { FOOD } from './assortments/food.ts';
import { HOUSEHOLD } from './assortments/household.ts';
import { LEISURE } from './assortments/leisure.ts';
import { RENTALS } from './assortments/rentals.ts';
import { SERVICES } from './assortments/services.ts';
import { WEAR } from './assortments/wear.ts';

const TRADES = {
  ...WEAR,
  ...HOUSEHOLD,
  ...LEISURE,
  ...FOOD,
  ...CARE,
  ...RENTALS,
  ...SERVICES,
} as const;

export type AssortmentName = keyof typeof TRADES;

export const ASSORTMENTS: Readonly<Record<AssortmentName, Assortment>> = TRADES;
