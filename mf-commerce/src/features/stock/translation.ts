import { definePartTexts } from '../../shared/part-texts.ts';
import type messages from './locales/ru.json';

/** These texts load with the pages about stock. */
export const { useT, withPartTexts: withStockTexts } = definePartTexts<typeof messages>(
  'mf-commerce-stock',
  (locale) => import(/* webpackChunkName: "stock-locale-[request]" */ `./locales/${locale}.json`),
);
