import { createElement, type ComponentType } from 'react';
import { bindTranslations, withTexts } from '@karavan/shared-api/i18n';
import { SkeletonText } from '@karavan/shared-ui/skeleton';
import type messages from './locales/ru.json';

const NAMESPACE = 'mf-commerce-on-map';

export const { useT } = bindTranslations<typeof messages>(NAMESPACE);

/** Loads the texts with the component. */
export const withMapTexts = <P extends object>(View: ComponentType<P>): ComponentType<P> =>
  withTexts(
    NAMESPACE,
    (locale) =>
      import(/* webpackChunkName: "on-map-locale-[request]" */ `./locales/${locale}.json`),
    View,
    createElement(SkeletonText),
  );
