import { definePartTexts } from '../../shared/part-texts.ts';
import type messages from './locales/ru.json';

/** Few people sell, so these texts load with the pages that do. */
export const { useT, withPartTexts: withTillTexts } = definePartTexts<typeof messages>(
  'mf-commerce-till',
  (locale) => import(/* webpackChunkName: "till-locale-[request]" */ `./locales/${locale}.json`),
);
