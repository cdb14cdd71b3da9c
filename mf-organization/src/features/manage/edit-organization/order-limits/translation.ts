import type { ComponentType } from 'react';
import { bindTranslations, withTexts } from '@karavan/shared-api/i18n';
import type messages from './locales/ru.json';

const NAMESPACE = 'mf-organization-order-limits';

export const { useT } = bindTranslations<typeof messages>(NAMESPACE);

/** Loads the texts of these limits with the component. */
export const withLimitTexts = <P extends object>(View: ComponentType<P>): ComponentType<P> =>
  withTexts(
    NAMESPACE,
    (locale) =>
      import(/* webpackChunkName: "order-limits-locale-[request]" */ `./locales/${locale}.json`),
    View,
  );
