import { createElement, type ComponentType } from 'react';
import { bindTranslations, withTexts } from '@karavan/shared-api/i18n';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import type messages from './locales/ru.json';

const NAMESPACE = 'mf-delivery-road';

export const { useT } = bindTranslations<typeof messages>(NAMESPACE);

/** Loads the texts of what is on the road, of cash and of earnings with the component. */
export const withRoadTexts = <P extends object>(View: ComponentType<P>): ComponentType<P> =>
  withTexts(
    NAMESPACE,
    (locale) => import(/* webpackChunkName: "road-locale-[request]" */ `./locales/${locale}.json`),
    View,
    createElement(PageSkeleton),
  );
