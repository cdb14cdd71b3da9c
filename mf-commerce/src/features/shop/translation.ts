import type { ComponentType, ReactNode } from 'react';
import { bindTranslations, withTexts } from '@karavan/shared-api/i18n';
import type messages from './locales/ru.json';

const NAMESPACE = 'mf-commerce-shop';

export const { useT } = bindTranslations<typeof messages>(NAMESPACE);

/** What an item's page loads after its first screen brings its texts with it. */
export function withShopTexts<P extends object>(
  Component: ComponentType<P>,
  placeholder?: ReactNode,
): ComponentType<P> {
  return withTexts(
    NAMESPACE,
    (locale) => import(/* webpackChunkName: "shop-locale-[request]" */ `./locales/${locale}.json`),
    Component,
    placeholder,
  );
}
