import type { ComponentType, ReactNode } from 'react';
import { bindTranslations, withTexts } from '@karavan/shared-api/i18n';
import type messages from '../locales/ru.json';

const NAMESPACE = 'mf-organization-manage';

export const { useT } = bindTranslations<typeof messages>(NAMESPACE);

/** These texts load with the pages of those who run an organization. */
export function withManageTexts<P extends object>(
  Part: ComponentType<P>,
  placeholder?: ReactNode,
): ComponentType<P> {
  return withTexts(
    NAMESPACE,
    (locale) =>
      import(/* webpackChunkName: "manage-locale-[request]" */ `../locales/${locale}.json`),
    Part,
    placeholder,
  );
}
