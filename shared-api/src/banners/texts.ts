import type { ComponentType } from 'react';
import { bindTranslations, withTexts } from '@karavan/shared-api/i18n';
import type messages from './locales/ru.json';

const NAMESPACE = 'banners';

export const { useT: useBannerT } = bindTranslations<typeof messages>(NAMESPACE);

/** A component that shows banners: what is said of them loads with it. */
export const withBannerTexts = <P extends object>(Part: ComponentType<P>): ComponentType<P> =>
  withTexts(
    NAMESPACE,
    (locale) =>
      import(/* webpackChunkName: "banners-locale-[request]" */ `./locales/${locale}.json`),
    Part,
  );
