import type { Assortment } from './assortments/assortment.ts';
import { FOOD } from './assortments/food.ts';
import { GOODS } from './assortments/goods.ts';
import { SERVICES } from './assortments/services.ts';

export type AssortmentName = keyof typeof FOOD | keyof typeof GOODS | keyof typeof SERVICES;

export const ASSORTMENTS: Readonly<Record<AssortmentName, Assortment>> = {
  ...FOOD,
  ...GOODS,
  ...SERVICES,
};
