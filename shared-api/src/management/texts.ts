import type { ComponentType, ReactNode } from 'react';
import { bindTranslations, withTexts } from '@karavan/shared-api/i18n';
import type messages from './locales/ru.json';

const NAMESPACE = 'management';

export const { useT } = bindTranslations<typeof messages>(NAMESPACE);

/** A component that uses `useManagement`: the names of the sections load with it. */
export function withManagementTexts<P extends object>(
  Part: ComponentType<P>,
  placeholder?: ReactNode,
): ComponentType<P> {
  return withTexts(
    NAMESPACE,
    (locale) =>
      import(/* webpackChunkName: "management-locale-[request]" */ `./locales/${locale}.json`),
    Part,
    placeholder,
  );
}
