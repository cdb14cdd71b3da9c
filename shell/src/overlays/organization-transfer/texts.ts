import { createElement, type ComponentType } from 'react';
import { bindTranslations, withTexts } from '@karavan/shared-api/i18n';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import type messages from './locales/ru.json';

const NAMESPACE = 'shell-organization-transfer';

export const { useT } = bindTranslations<typeof messages>(NAMESPACE);

export function withTransferTexts<P extends object>(Part: ComponentType<P>): ComponentType<P> {
  return withTexts(
    NAMESPACE,
    (locale) =>
      import(/* webpackChunkName: "organization-transfer-[request]" */ `./locales/${locale}.json`),
    Part,
    createElement(PageSkeleton),
  );
}
