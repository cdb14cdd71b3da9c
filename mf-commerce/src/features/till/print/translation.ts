import { definePartTexts } from '../../../shared/part-texts.ts';
import type messages from './locales/ru.json';

/** Few people print, so these texts load with the pages that do. */
export const { useT, withPartTexts: withPrintTexts } = definePartTexts<typeof messages>(
  'mf-commerce-print',
  (locale) => import(/* webpackChunkName: "print-locale-[request]" */ `./locales/${locale}.json`),
);
