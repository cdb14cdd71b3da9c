import type { ComponentType, ReactNode } from 'react';
import { bindTranslations, withTexts } from '@karavan/shared-api/i18n';
import type messages from './locales/ru.json';

const NAMESPACE = 'mf-organization-messages';

export const { useT } = bindTranslations<typeof messages>(NAMESPACE);

/** These texts load with the page of what an organization writes to its followers. */
export function withMessagesTexts<P extends object>(
  Part: ComponentType<P>,
  placeholder: ReactNode,
): ComponentType<P> {
  return withTexts(
    NAMESPACE,
    (locale) =>
      import(/* webpackChunkName: "messages-locale-[request]" */ `./locales/${locale}.json`),
    Part,
    placeholder,
  );
}
