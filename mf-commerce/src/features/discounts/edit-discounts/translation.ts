import { definePartTexts } from '../../../shared/part-texts.ts';
import type messages from './locales/ru.json';

/** These texts load with the cards that staff look after; those of a wallet do without. */
export const { useT, withPartTexts: withEditorTexts } = definePartTexts<typeof messages>(
  'mf-commerce-discounts-editor',
  (locale) =>
    import(/* webpackChunkName: "discounts-editor-locale-[request]" */ `./locales/${locale}.json`),
);
