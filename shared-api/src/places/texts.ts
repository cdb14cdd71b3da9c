import type { ComponentType, ReactNode } from 'react';
import {
  bindTranslations,
  withServedTexts,
  withTexts,
  type MessageLoader,
} from '@karavan/shared-api/i18n';
import type messages from './locales/ru.json';

const NAMESPACE = 'places';
const load: MessageLoader = (locale) =>
  import(/* webpackChunkName: "places-locale-[request]" */ `./locales/${locale}.json`);

export const { useT: usePlaceT } = bindTranslations<typeof messages>(NAMESPACE);

/** A component that searches for addresses or asks where the device is: the texts load with it. */
export const withPlaceTexts = <P extends object>(
  Part: ComponentType<P>,
  placeholder?: ReactNode,
): ComponentType<P> => withTexts(NAMESPACE, load, Part, placeholder);

/** The same for a part that the server renders, too. */
export const withServedPlaceTexts = <P extends object>(Part: ComponentType<P>): ComponentType<P> =>
  withServedTexts(NAMESPACE, load, Part);
