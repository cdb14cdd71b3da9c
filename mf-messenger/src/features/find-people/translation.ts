import type { ComponentType, ReactNode } from 'react';
import { bindTranslations, withTexts } from '@karavan/shared-api/i18n';
import type messages from './locales/ru.json';

const NAMESPACE = 'mf-messenger-people';

export const { useT } = bindTranslations<typeof messages>(NAMESPACE);

/** These texts load with the search for people. */
export function withPeopleTexts<P extends object>(
  Part: ComponentType<P>,
  placeholder: ReactNode,
): ComponentType<P> {
  return withTexts(
    NAMESPACE,
    (locale) =>
      import(/* webpackChunkName: "people-locale-[request]" */ `./locales/${locale}.json`),
    Part,
    placeholder,
  );
}
