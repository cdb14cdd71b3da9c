import { createElement, type ComponentType } from 'react';
import { bindTranslations, withTexts } from '@karavan/shared-api/i18n';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import type messages from './locales/ru.json';

const NAMESPACE = 'mf-feed-filter-feed';

export const { useT: useFilterT } = bindTranslations<typeof messages>(NAMESPACE);

/** Loads the texts of this feature with the component. */
export const withFilterTexts = <P extends object>(View: ComponentType<P>): ComponentType<P> =>
  withTexts(
    NAMESPACE,
    (locale) => import(/* webpackChunkName: "filter-feed-[request]" */ `./locales/${locale}.json`),
    View,
    createElement(PageSkeleton),
  );
