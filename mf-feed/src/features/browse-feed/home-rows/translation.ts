import type { ComponentType } from 'react';
import { bindTranslations, withTexts } from '@karavan/shared-api/i18n';
import type messages from './locales/ru.json';

const NAMESPACE = 'mf-feed-home-rows';

export const { useT: useRowT } = bindTranslations<typeof messages>(NAMESPACE);

/** Loads with the component the texts of what stands between the posts. */
export const withRowTexts = <P extends object>(View: ComponentType<P>): ComponentType<P> =>
  withTexts(
    NAMESPACE,
    (locale) => import(/* webpackChunkName: "home-rows-[request]" */ `./locales/${locale}.json`),
    View,
  );
