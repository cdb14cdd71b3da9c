import type { ComponentType } from 'react';
import { bindTranslations, withTexts } from '@karavan/shared-api/i18n';
import type messages from './locales/ru.json';

const NAMESPACE = 'mf-commerce-print';

export const { useT } = bindTranslations<typeof messages>(NAMESPACE);

/** Few people print, so these texts load with the pages that do. */
export function withPrintTexts<P extends object>(Component: ComponentType<P>): ComponentType<P> {
  return withTexts(
    NAMESPACE,
    (locale) => import(/* webpackChunkName: "print-locale-[request]" */ `./locales/${locale}.json`),
    Component,
  );
}
