import { definePartTexts } from '../part-texts.ts';
import type messages from './locales/ru.json';

/** These texts load with the field for a code, after the cart or the till itself. */
export const { useT, withPartTexts: withCodeTexts } = definePartTexts<typeof messages>(
  'mf-commerce-promotion-code',
  (locale) =>
    import(/* webpackChunkName: "promotion-code-locale-[request]" */ `./locales/${locale}.json`),
);
