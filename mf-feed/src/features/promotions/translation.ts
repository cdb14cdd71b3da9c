import type { ComponentType, ReactNode } from 'react';
import { bindTranslations, withServedTexts, withTexts } from '@karavan/shared-api/i18n';
import type messages from './locales/ru.json';

const NAMESPACE = 'mf-feed-promotions';

export const { useT: usePromotionT } = bindTranslations<typeof messages>(NAMESPACE);

const load = (locale: string) =>
  import(/* webpackChunkName: "promotions-[request]" */ `./locales/${locale}.json`);

/** Loads with the component the texts that the list of promotions does without. */
export const withPromotionTexts = <P extends object>(View: ComponentType<P>): ComponentType<P> =>
  withTexts(NAMESPACE, load, View);

/** For a page that the server renders, too. */
export const withServedPromotionTexts = <P extends object>(
  View: ComponentType<P>,
  placeholder: ReactNode,
): ComponentType<P> => withServedTexts(NAMESPACE, load, View, placeholder);
