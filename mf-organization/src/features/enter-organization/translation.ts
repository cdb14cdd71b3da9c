import type { ComponentType } from 'react';
import { bindTranslations, withTexts } from '@karavan/shared-api/i18n';
import type messages from './locales/ru.json';

const NAMESPACE = 'mf-organization-standing';

export const { useT } = bindTranslations<typeof messages>(NAMESPACE);

/** Loads the texts of where somebody stands with an organization: nothing that guests need. */
export const withStandingTexts = <P extends object>(View: ComponentType<P>): ComponentType<P> =>
  withTexts(
    NAMESPACE,
    (locale) =>
      import(/* webpackChunkName: "client-standing-[request]" */ `./locales/${locale}.json`),
    View,
    null,
  );
