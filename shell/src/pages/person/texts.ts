import type { ComponentType } from 'react';
import { bindTranslations, withTexts } from '@karavan/shared-api/i18n';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { createElement } from 'react';
import type messages from './locales/ru.json';

const NAMESPACE = 'shell-person';

export const { useT } = bindTranslations<typeof messages>(NAMESPACE);

/** A page whose texts load with it. */
export function withPersonTexts<P extends object>(Page: ComponentType<P>): ComponentType<P> {
  return withTexts(
    NAMESPACE,
    (locale) =>
      import(/* webpackChunkName: "person-locale-[request]" */ `./locales/${locale}.json`),
    Page,
    createElement(PageSkeleton),
  );
}
