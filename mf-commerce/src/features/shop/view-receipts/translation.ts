import { definePartTexts } from '../../../shared/part-texts.ts';
import type messages from './locales/ru.json';

/** How the list of orders is narrowed, and what stands where there is none. */
export const { useT, withPartTexts: withFilterTexts } = definePartTexts<typeof messages>(
  'mf-commerce-receipts',
  (locale) =>
    import(/* webpackChunkName: "receipts-locale-[request]" */ `./locales/${locale}.json`),
);
