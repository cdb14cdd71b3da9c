import type { ComponentType, ReactNode } from 'react';
import { bindTranslations, withTexts } from '@karavan/shared-api/i18n';
import type messages from './locales/ru.json';

const NAMESPACE = 'places';

export const { useT: usePlaceT } = bindTranslations<typeof messages>(NAMESPACE);

/** A component that searches for addresses or asks where the device is: the texts load with it. */
export function withPlaceTexts<P extends object>(
  Part: ComponentType<P>,
  placeholder?: ReactNode,
): ComponentType<P> {
  return withTexts(
    NAMESPACE,
    (locale) =>
      import(/* webpackChunkName: "places-locale-[request]" */ `./locales/${locale}.json`),
    Part,
    placeholder,
  );
}
