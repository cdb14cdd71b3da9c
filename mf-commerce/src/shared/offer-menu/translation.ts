import { definePartTexts } from '../part-texts.ts';
import type messages from './locales/ru.json';

/** These texts load with the menu of an event or of something that is let. */
export const { useT, withPartTexts: withMenuTexts } = definePartTexts<typeof messages>(
  'mf-commerce-offer-menu',
  (locale) =>
    import(/* webpackChunkName: "offer-menu-locale-[request]" */ `./locales/${locale}.json`),
);
