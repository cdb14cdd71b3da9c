import type { ComponentType, ReactNode } from 'react';
import { bindTranslations, withTexts } from '@karavan/shared-api/i18n';
import type messages from './locales/ru.json';

const NAMESPACE = 'mf-commerce-till';

export const { useT } = bindTranslations<typeof messages>(NAMESPACE);

/** Few people sell, so these texts load with the pages that do. */
export function withTillTexts<P extends object>(
  Component: ComponentType<P>,
  placeholder?: ReactNode,
): ComponentType<P> {
  return withTexts(
    NAMESPACE,
    (locale) => import(/* webpackChunkName: "till-locale-[request]" */ `./locales/${locale}.json`),
    Component,
    placeholder,
  );
}
