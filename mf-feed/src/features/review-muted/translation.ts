import type { ComponentType, ReactNode } from 'react';
import { bindTranslations, withTexts } from '@karavan/shared-api/i18n';
import type messages from './locales/ru.json';

const NAMESPACE = 'mf-feed-review-muted';

export const { useT: useReviewT } = bindTranslations<typeof messages>(NAMESPACE);

/** Loads the texts of this feature with the component. */
export const withReviewTexts = <P extends object>(
  View: ComponentType<P>,
  placeholder: ReactNode = null,
): ComponentType<P> =>
  withTexts(
    NAMESPACE,
    (locale) => import(/* webpackChunkName: "review-muted-[request]" */ `./locales/${locale}.json`),
    View,
    placeholder,
  );
