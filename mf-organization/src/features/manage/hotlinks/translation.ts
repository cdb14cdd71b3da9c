import type { ComponentType } from 'react';
import { bindTranslations, withTexts } from '@karavan/shared-api/i18n';
import type messages from './locales/ru.json';

const NAMESPACE = 'mf-organization-hotlinks';

export const { useT } = bindTranslations<typeof messages>(NAMESPACE);

/** Loads the texts of this feature with the component. */
export const withHotlinkTexts = <P extends object>(View: ComponentType<P>): ComponentType<P> =>
  withTexts(
    NAMESPACE,
    (locale) =>
      import(/* webpackChunkName: "hotlinks-locale-[request]" */ `./locales/${locale}.json`),
    View,
  );
