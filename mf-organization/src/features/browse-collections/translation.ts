import type { ComponentType } from 'react';
import { bindTranslations, withTexts } from '@karavan/shared-api/i18n';
import type messages from './locales/ru.json';

const NAMESPACE = 'mf-organization-collections';

export const { useT } = bindTranslations<typeof messages>(NAMESPACE);

/** These texts load after the first screen, with what shows them. */
export function withCollectionTexts<P extends object>(Part: ComponentType<P>): ComponentType<P> {
  return withTexts(
    NAMESPACE,
    (locale) =>
      import(/* webpackChunkName: "collections-locale-[request]" */ `./locales/${locale}.json`),
    Part,
  );
}
