import type { ComponentType } from 'react';
import { bindTranslations, withTexts } from '@karavan/shared-api/i18n';
import type messages from './locales/ru.json';

const NAMESPACE = 'mf-feed-partners';

export const { useT: usePartnerT } = bindTranslations<typeof messages>(NAMESPACE);

/** Loads the texts of the filters with them. */
export const withPartnerTexts = <P extends object>(View: ComponentType<P>): ComponentType<P> =>
  withTexts(
    NAMESPACE,
    (locale) => import(/* webpackChunkName: "partners-[request]" */ `./locales/${locale}.json`),
    View,
  );
