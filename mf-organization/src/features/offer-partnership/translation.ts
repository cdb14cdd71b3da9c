import type { ComponentType } from 'react';
import { bindTranslations, withTexts } from '@karavan/shared-api/i18n';
import type messages from './locales/ru.json';

const NAMESPACE = 'mf-organization-offer-partnership';

export const { useT } = bindTranslations<typeof messages>(NAMESPACE);

/** Loads the texts of offers: nothing that guests need. */
export const withOfferTexts = <P extends object>(View: ComponentType<P>): ComponentType<P> =>
  withTexts(
    NAMESPACE,
    (locale) =>
      import(/* webpackChunkName: "offer-partnership-[request]" */ `./locales/${locale}.json`),
    View,
    null,
  );
