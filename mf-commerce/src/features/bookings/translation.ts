import type { ComponentType, ReactNode } from 'react';
import { bindTranslations, withTexts } from '@karavan/shared-api/i18n';
import type messages from './locales/ru.json';

const NAMESPACE = 'mf-commerce-bookings';

export const { useT } = bindTranslations<typeof messages>(NAMESPACE);

/** Most visitors never need these texts, so they load with the components that do. */
export function withBookingTexts<P extends object>(
  Component: ComponentType<P>,
  placeholder?: ReactNode,
): ComponentType<P> {
  return withTexts(
    NAMESPACE,
    (locale) =>
      import(/* webpackChunkName: "bookings-locale-[request]" */ `./locales/${locale}.json`),
    Component,
    placeholder,
  );
}
