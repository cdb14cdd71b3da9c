import type { ComponentType, ReactNode } from 'react';
import { bindTranslations, withTexts } from '@karavan/shared-api/i18n';
import type messages from './locales/ru.json';

const NAMESPACE = 'mf-messenger-forward';

export const { useT } = bindTranslations<typeof messages>(NAMESPACE);

/** These texts load with the page that forwards a message. */
export function withForwardTexts<P extends object>(
  Part: ComponentType<P>,
  placeholder: ReactNode,
): ComponentType<P> {
  return withTexts(
    NAMESPACE,
    (locale) =>
      import(/* webpackChunkName: "forward-locale-[request]" */ `./locales/${locale}.json`),
    Part,
    placeholder,
  );
}
