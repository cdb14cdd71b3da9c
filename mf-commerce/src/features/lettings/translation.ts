import { definePartTexts } from '../../shared/part-texts.ts';
import type messages from './locales/ru.json';

/** These texts load with the pages of those who manage what is let. */
export const { useT, withPartTexts: withLettingTexts } = definePartTexts<typeof messages>(
  'mf-commerce-lettings',
  (locale) =>
    import(/* webpackChunkName: "lettings-locale-[request]" */ `./locales/${locale}.json`),
);
