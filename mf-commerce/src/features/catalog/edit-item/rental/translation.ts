import { definePartTexts } from '../../../../shared/part-texts.ts';
import type messages from './locales/ru.json';

/** These texts load with the form of what is let. */
export const { useT, withPartTexts: withRentalTexts } = definePartTexts<typeof messages>(
  'mf-commerce-rental-form',
  (locale) =>
    import(/* webpackChunkName: "rental-form-locale-[request]" */ `./locales/${locale}.json`),
);
