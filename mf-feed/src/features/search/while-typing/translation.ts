import type { ComponentType } from 'react';
import { bindTranslations, withTexts } from '@karavan/shared-api/i18n';
import type messages from './locales/ru.json';

const NAMESPACE = 'mf-feed-while-typing';

export const { useT: useTypingT } = bindTranslations<typeof messages>(NAMESPACE);

/** Loads the texts of what helps to type a search. */
export const withTypingTexts = <P extends object>(View: ComponentType<P>): ComponentType<P> =>
  withTexts(
    NAMESPACE,
    (locale) => import(/* webpackChunkName: "while-typing-[request]" */ `./locales/${locale}.json`),
    View,
  );
