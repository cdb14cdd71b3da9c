import { definePartTexts } from '../../shared/part-texts.ts';
import type messages from './locales/ru.json';

/** These texts load with the pages that need them. */
export const { useT, withPartTexts: withAddressTexts } = definePartTexts<typeof messages>(
  'mf-commerce-addresses',
  (locale) =>
    import(/* webpackChunkName: "addresses-locale-[request]" */ `./locales/${locale}.json`),
);
