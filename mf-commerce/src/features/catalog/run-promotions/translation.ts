import { definePartTexts } from '../../../shared/part-texts.ts';
import type messages from './locales/ru.json';

/** These texts load with the promotions that staff look after. */
export const { useT: usePromotionT, withPartTexts: withPromotionTexts } = definePartTexts<
  typeof messages
>(
  'mf-commerce-promotions',
  (locale) =>
    import(/* webpackChunkName: "promotions-locale-[request]" */ `./locales/${locale}.json`),
);
