import type { ComponentType } from 'react';
import { bindTranslations, withTexts } from '@karavan/shared-api/i18n';
import type messages from './locales/ru.json';

const NAMESPACE = 'mf-commerce-addresses';

export const { useT } = bindTranslations<typeof messages>(NAMESPACE);

/** These texts load with the pages that need them. */
export function withAddressTexts<P extends object>(Component: ComponentType<P>): ComponentType<P> {
  return withTexts(
    NAMESPACE,
    (locale) =>
      import(/* webpackChunkName: "addresses-locale-[request]" */ `./locales/${locale}.json`),
    Component,
  );
}
