import type { ComponentType, ReactNode } from 'react';
import { bindTranslations, withTexts } from '@karavan/shared-api/i18n';
import type messages from './locales/ru.json';

const NAMESPACE = 'mf-feed-promotions';

export const { useT: usePromotionT } = bindTranslations<typeof messages>(NAMESPACE);

/** Loads with the component the texts that the list of promotions does without. */
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
