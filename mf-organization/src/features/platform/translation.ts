import type { ComponentType } from 'react';
import { bindTranslations, withTexts } from '@karavan/shared-api/i18n';
import type messages from './locales/ru.json';

const NAMESPACE = 'mf-organization-platform';

export const { useT } = bindTranslations<typeof messages>(NAMESPACE);

/** These texts load with the operators' pages. */
export function withPlatformTexts<P extends object>(Component: ComponentType<P>): ComponentType<P> {
  return withTexts(
    NAMESPACE,
    (locale) =>
      import(/* webpackChunkName: "platform-locale-[request]" */ `./locales/${locale}.json`),
    Component,
  );
}
