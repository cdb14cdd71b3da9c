import { createElement, type ComponentType } from 'react';
import { bindTranslations, withTexts } from '@karavan/shared-api/i18n';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import type messages from './locales/ru.json';

const NAMESPACE = 'shell-pushes';

export const { useT } = bindTranslations<typeof messages>(NAMESPACE);

export function withPushTexts<P extends object>(Part: ComponentType<P>): ComponentType<P> {
  return withTexts(
    NAMESPACE,
    (locale) => import(/* webpackChunkName: "pushes-[request]" */ `./locales/${locale}.json`),
    Part,
    createElement(PageSkeleton),
  );
}
