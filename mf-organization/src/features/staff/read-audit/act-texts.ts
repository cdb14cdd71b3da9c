import type { ComponentType, ReactNode } from 'react';
import { bindTranslations, withTexts } from '@karavan/shared-api/i18n';
import type messages from './locales/ru.json';

const NAMESPACE = 'mf-organization-acts';

export const { useT: useActT } = bindTranslations<typeof messages>(NAMESPACE);

/** The words of all acts load with the log alone. */
export function withActTexts<P extends object>(
  Part: ComponentType<P>,
  placeholder: ReactNode,
): ComponentType<P> {
  return withTexts(
    NAMESPACE,
    (locale) => import(/* webpackChunkName: "acts-locale-[request]" */ `./locales/${locale}.json`),
    Part,
    placeholder,
  );
}
