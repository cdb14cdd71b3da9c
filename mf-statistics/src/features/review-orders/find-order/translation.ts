import type { ComponentType, ReactNode } from 'react';
import { bindTranslations, withTexts } from '@karavan/shared-api/i18n';
import type messages from './locales/ru.json';

const NAMESPACE = 'mf-statistics-find-order';

export const { useT } = bindTranslations<typeof messages>(NAMESPACE);

/** These texts load with the search. */
export const withFindTexts = <P extends object>(
  Part: ComponentType<P>,
  placeholder?: ReactNode,
): ComponentType<P> =>
  withTexts(
    NAMESPACE,
    (locale) =>
      import(/* webpackChunkName: "find-order-locale-[request]" */ `./locales/${locale}.json`),
    Part,
    placeholder,
  );
