import { withSituationTexts, type SituationTexts } from '@karavan/shared-api/order-situation';
import { definePartTexts } from '../../shared/part-texts.ts';
import type messages from './locales/ru.json';

/** An order has many states and steps, whose texts load with its page. */
export const { useT, withPartTexts: withOrderTexts } = definePartTexts<
  typeof messages & SituationTexts
>(
  'mf-commerce-orders',
  withSituationTexts(
    (locale) =>
      import(/* webpackChunkName: "orders-locale-[request]" */ `./locales/${locale}.json`),
  ),
);
