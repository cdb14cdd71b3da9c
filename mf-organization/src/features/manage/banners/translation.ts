import type { ComponentType, ReactNode } from 'react';
import { bindTranslations, withTexts } from '@karavan/shared-api/i18n';
import type messages from './locales/ru.json';

const NAMESPACE = 'mf-organization-banners';

export const { useT } = bindTranslations<typeof messages>(NAMESPACE);

/** Loads the texts of this feature with the component. */
export const withManagedBannerTexts = <P extends object>(
  View: ComponentType<P>,
  placeholder?: ReactNode,
): ComponentType<P> =>
  withTexts(
    NAMESPACE,
    (locale) =>
      import(/* webpackChunkName: "manage-banners-[request]" */ `./locales/${locale}.json`),
    View,
    placeholder,
  );
