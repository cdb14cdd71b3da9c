import { definePartTexts } from '../../shared/part-texts.ts';
import type messages from './locales/ru.json';

/** Most visitors never need these texts, so they load with the components that do. */
export const { useT, withPartTexts: withBookingTexts } = definePartTexts<typeof messages>(
  'mf-commerce-bookings',
  (locale) =>
    import(/* webpackChunkName: "bookings-locale-[request]" */ `./locales/${locale}.json`),
);
