import type { ComponentType, ReactNode } from 'react';
import {
  bindTranslations,
  withServedTexts,
  withTexts,
  type MessageLoader,
} from '@karavan/shared-api/i18n';

/** The texts of a part: a namespace of its own, which loads with the components that show it. */
export function definePartTexts<Messages>(namespace: string, load: MessageLoader) {
  return {
    ...bindTranslations<Messages>(namespace),
    withPartTexts: <P extends object>(
      Component: ComponentType<P>,
      placeholder?: ReactNode,
    ): ComponentType<P> => withTexts(namespace, load, Component, placeholder),
    /** For a part that the server renders, too. */
    withServedPartTexts: <P extends object>(
      Component: ComponentType<P>,
      placeholder?: ReactNode,
    ): ComponentType<P> => withServedTexts(namespace, load, Component, placeholder),
  };
}
