import type { ComponentType } from 'react';
import { bindTranslations, withTexts } from '@karavan/shared-api/i18n';
import type messages from './locales/ru.json';

const NAMESPACE = 'mf-organization-leaving';

export const { useT: useLeavingT } = bindTranslations<typeof messages>(NAMESPACE);

/** Loads the texts of the notice before other sites: nothing that the page itself says. */
export const withLeavingTexts = <P extends object>(View: ComponentType<P>): ComponentType<P> =>
  withTexts(
    NAMESPACE,
    (locale) => import(/* webpackChunkName: "leaving-[request]" */ `./locales/${locale}.json`),
    View,
  );
