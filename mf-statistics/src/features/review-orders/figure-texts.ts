import type { ComponentType, ReactNode } from 'react';
import { bindTranslations, withTexts } from '@karavan/shared-api/i18n';
import type messages from './locales/ru.json';

const NAMESPACE = 'mf-statistics-figures';

export const { useT } = bindTranslations<typeof messages>(NAMESPACE);

/** A component that uses these texts: they load with the figures, which most do not come for. */
export const withFigureTexts = <P extends object>(
  Part: ComponentType<P>,
  placeholder?: ReactNode,
): ComponentType<P> =>
  withTexts(
    NAMESPACE,
    (locale) =>
      import(/* webpackChunkName: "figures-locale-[request]" */ `./locales/${locale}.json`),
    Part,
    placeholder,
  );
