import { definePartTexts } from '../part-texts.ts';
import type messages from './locales/ru.json';

/** Few sites sign passes: these texts load with the buttons. */
export const { useT, withPartTexts: withWalletTexts } = definePartTexts<typeof messages>(
  'mf-commerce-phone-wallets',
  (locale) =>
    import(/* webpackChunkName: "phone-wallets-locale-[request]" */ `./locales/${locale}.json`),
);
