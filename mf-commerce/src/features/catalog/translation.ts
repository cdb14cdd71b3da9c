import { definePartTexts } from '../../shared/part-texts.ts';
import type messages from './locales/ru.json';

/** These texts load with the pages of those who manage what is sold. */
export const { useT, withPartTexts: withCatalogTexts } = definePartTexts<typeof messages>(
  'mf-commerce-catalog',
  (locale) => import(/* webpackChunkName: "catalog-locale-[request]" */ `./locales/${locale}.json`),
);
