import { definePartTexts } from '../../../shared/part-texts.ts';
import type messages from './locales/ru.json';

export const { useT, withPartTexts: withInstagramTexts } = definePartTexts<typeof messages>(
  'mf-commerce-instagram',
  (locale) =>
    import(/* webpackChunkName: "instagram-locale-[request]" */ `./locales/${locale}.json`),
);
