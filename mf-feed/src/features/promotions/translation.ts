import type { ComponentType, ReactNode } from 'react';
import { bindTranslations, withTexts } from '@karavan/shared-api/i18n';
import type messages from './locales/ru.json';

const NAMESPACE = 'mf-feed-promotions';

export const { useT: usePromotionT } = bindTranslations<typeof messages>(NAMESPACE);

/** Loads the texts of promotions with the component; the first screen of their list does without. */
export const withPromotionTexts = <P extends object>(
  View: ComponentType<P>,
  placeholder: ReactNode = null,
): ComponentType<P> =>
  withTexts(
    NAMESPACE,
    (locale) => import(/* webpackChunkName: "promotions-[request]" */ `./locales/${locale}.json`),
    View,
    placeholder,
  );
