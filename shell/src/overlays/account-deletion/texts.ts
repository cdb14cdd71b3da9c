import { createElement, type ComponentType } from 'react';
import { bindTranslations, withTexts } from '@karavan/shared-api/i18n';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import type messages from './locales/ru.json';

const NAMESPACE = 'shell-account-deletion';

export const { useT } = bindTranslations<typeof messages>(NAMESPACE);

export function withDeletionTexts<P extends object>(Part: ComponentType<P>): ComponentType<P> {
  return withTexts(
    NAMESPACE,
    (locale) =>
      import(/* webpackChunkName: "account-deletion-[request]" */ `./locales/${locale}.json`),
    Part,
    createElement(PageSkeleton),
  );
}
