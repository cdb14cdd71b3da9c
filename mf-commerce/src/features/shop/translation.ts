import { definePartTexts } from '../../shared/part-texts.ts';
import type messages from './locales/ru.json';

/** What an item's page loads after its first screen brings its texts with it. */
export const {
  useT,
  withPartTexts: withShopTexts,
  withServedPartTexts: withServedShopTexts,
} = definePartTexts<typeof messages>(
  'mf-commerce-shop',
  (locale) => import(/* webpackChunkName: "shop-locale-[request]" */ `./locales/${locale}.json`),
);
