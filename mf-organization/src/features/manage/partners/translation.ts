import type { ComponentType, ReactNode } from 'react';
import { bindTranslations, withTexts } from '@karavan/shared-api/i18n';
import type messages from './locales/ru.json';

const NAMESPACE = 'mf-organization-partners';

export const { useT } = bindTranslations<typeof messages>(NAMESPACE);

/** These texts load with the page of an organization's partners. */
export function withPartnersTexts<P extends object>(
  Part: ComponentType<P>,
  placeholder: ReactNode,
): ComponentType<P> {
  return withTexts(
    NAMESPACE,
    (locale) =>
      import(/* webpackChunkName: "partners-locale-[request]" */ `./locales/${locale}.json`),
    Part,
    placeholder,
  );
}
