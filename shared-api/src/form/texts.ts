import type { ComponentType, ReactNode } from 'react';
import { bindTranslations, withTexts } from '@karavan/shared-api/i18n';
import type messages from './locales/ru.json';

const NAMESPACE = 'form';

export const { useT } = bindTranslations<typeof messages>(NAMESPACE);

/** A component that uses `useForm`: the texts of forms load with it. */
export function withFormTexts<P extends object>(
  Part: ComponentType<P>,
  placeholder?: ReactNode,
): ComponentType<P> {
  return withTexts(
    NAMESPACE,
    (locale) => import(/* webpackChunkName: "form-locale-[request]" */ `./locales/${locale}.json`),
    Part,
    placeholder,
  );
}
