import { definePartTexts } from '../../shared/part-texts.ts';
import type messages from './locales/ru.json';

/** What a card is called and does: these texts load with the wallet, and with the cards that staff look after. */
export const {
  useT,
  withPartTexts: withDiscountTexts,
  withServedPartTexts: withServedDiscountTexts,
} = definePartTexts<typeof messages>(
  'mf-commerce-discounts',
  (locale) =>
    import(/* webpackChunkName: "discounts-locale-[request]" */ `./locales/${locale}.json`),
);
