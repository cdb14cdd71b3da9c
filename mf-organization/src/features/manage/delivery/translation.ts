import type { ComponentType } from 'react';
import { bindTranslations, withTexts } from '@karavan/shared-api/i18n';
import type messages from './locales/ru.json';

const NAMESPACE = 'mf-organization-delivery';

export const { useT } = bindTranslations<typeof messages>(NAMESPACE);

/** These texts load with the page. */
export function withDeliveryTexts<P extends object>(Page: ComponentType<P>): ComponentType<P> {
  return withTexts(
    NAMESPACE,
    (locale) =>
      import(/* webpackChunkName: "delivery-locale-[request]" */ `./locales/${locale}.json`),
    Page,
  );
}
