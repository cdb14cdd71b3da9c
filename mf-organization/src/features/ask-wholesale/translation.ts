import type { ComponentType } from 'react';
import { bindTranslations, withTexts } from '@karavan/shared-api/i18n';
import type messages from './locales/ru.json';

const NAMESPACE = 'mf-organization-ask-wholesale';

export const { useT } = bindTranslations<typeof messages>(NAMESPACE);

/** Loads the texts of wholesale prices: nothing that guests need. */
export const withAskingTexts = <P extends object>(View: ComponentType<P>): ComponentType<P> =>
  withTexts(
    NAMESPACE,
    (locale) =>
      import(/* webpackChunkName: "ask-wholesale-[request]" */ `./locales/${locale}.json`),
    View,
    null,
  );
