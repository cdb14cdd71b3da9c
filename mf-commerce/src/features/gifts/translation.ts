import { definePartTexts } from '../../shared/part-texts.ts';
import type messages from './locales/ru.json';

/** These texts load with gift cards, in the wallet and where staff issue them. */
export const { useT: useGiftT, withPartTexts: withGiftTexts } = definePartTexts<typeof messages>(
  'mf-commerce-gifts',
  (locale) => import(/* webpackChunkName: "gifts-locale-[request]" */ `./locales/${locale}.json`),
);
