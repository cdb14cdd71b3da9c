import type { ComponentType, ReactNode } from 'react';
import { bindTranslations, withTexts } from '@karavan/shared-api/i18n';
import type messages from '../locales/ru.json';

const NAMESPACE = 'mf-organization-attendance';

export const { useT } = bindTranslations<typeof messages>(NAMESPACE);

/** These texts load with the pages about who is at work. */
export function withAttendanceTexts<P extends object>(
  Part: ComponentType<P>,
  placeholder?: ReactNode,
): ComponentType<P> {
  return withTexts(
    NAMESPACE,
    (locale) =>
      import(/* webpackChunkName: "attendance-locale-[request]" */ `../locales/${locale}.json`),
    Part,
    placeholder,
  );
}
