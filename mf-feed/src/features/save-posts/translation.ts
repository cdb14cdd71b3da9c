import { createElement, type ComponentType } from 'react';
import { bindTranslations, withTexts } from '@karavan/shared-api/i18n';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import type messages from './locales/ru.json';

const NAMESPACE = 'mf-feed-keep-posts';

export const { useT: useKeepT } = bindTranslations<typeof messages>(NAMESPACE);

/** Brings the texts of this feature along. */
export const withKeepTexts = <P extends object>(View: ComponentType<P>): ComponentType<P> =>
  withTexts(
    NAMESPACE,
    (locale) => import(/* webpackChunkName: "keep-posts-[request]" */ `./locales/${locale}.json`),
    View,
    createElement(PageSkeleton),
  );
