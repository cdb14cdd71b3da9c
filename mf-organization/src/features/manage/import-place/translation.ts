import type { ComponentType } from 'react';
import { bindTranslations, withTexts } from '@karavan/shared-api/i18n';
import type messages from './locales/ru.json';

const NAMESPACE = 'mf-organization-import';

export const { useT } = bindTranslations<typeof messages>(NAMESPACE);

/** Loads the texts of this feature with the component. */
export const withImportTexts = <P extends object>(View: ComponentType<P>): ComponentType<P> =>
  withTexts(
    NAMESPACE,
    (locale) =>
      import(/* webpackChunkName: "import-locale-[request]" */ `./locales/${locale}.json`),
    View,
  );
