import type { ComponentType } from 'react';
import { withTexts } from '@karavan/shared-api/i18n';

/** The texts of the shell's pages, which name the same places. */
export function withPageTexts<P extends object>(Component: ComponentType<P>): ComponentType<P> {
  return withTexts(
    'shell-pages',
    (locale) =>
      import(/* webpackChunkName: "pages-locale-[request]" */ `../locales/${locale}.json`),
    Component,
  );
}
