import { definePartTexts } from '../../shared/part-texts.ts';
import type messages from './locales/ru.json';

/** These texts load with the pages of those who run events. */
export const { useT, withPartTexts: withEventTexts } = definePartTexts<typeof messages>(
  'mf-commerce-events',
  (locale) => import(/* webpackChunkName: "events-locale-[request]" */ `./locales/${locale}.json`),
);
