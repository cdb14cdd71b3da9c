import type { ComponentType } from 'react';
import { bindTranslations, withTexts } from '@karavan/shared-api/i18n';
import type messages from './locales/ru.json';

const NAMESPACE = 'mf-feed-muting';

export const { useT: useMutingT } = bindTranslations<typeof messages>(NAMESPACE);

/** Loads the texts of what is hidden from the feed with the component. */
export const withMutingTexts = <P extends object>(View: ComponentType<P>): ComponentType<P> =>
  withTexts(
    NAMESPACE,
    (locale) => import(/* webpackChunkName: "muting-[request]" */ `./locales/${locale}.json`),
    View,
  );
