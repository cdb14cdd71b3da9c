import type { ComponentType, ReactNode } from 'react';
import { bindTranslations, withTexts } from '@karavan/shared-api/i18n';
import type messages from './locales/ru.json';

const NAMESPACE = 'shell-passkeys';

export const { useT } = bindTranslations<typeof messages>(NAMESPACE);

export function withPasskeyTexts<P extends object>(
  Part: ComponentType<P>,
  placeholder?: ReactNode,
): ComponentType<P> {
  return withTexts(
    NAMESPACE,
    (locale) => import(/* webpackChunkName: "passkeys-[request]" */ `./locales/${locale}.json`),
    Part,
    placeholder,
  );
}
