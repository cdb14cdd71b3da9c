import type { ComponentType, ReactNode } from 'react';
import { bindTranslations, withTexts } from '@karavan/shared-api/i18n';
import { withSituationTexts, type SituationTexts } from '@karavan/shared-api/order-situation';
import type messages from './locales/ru.json';

const NAMESPACE = 'mf-messenger-cards';

export type CardTexts = typeof messages & SituationTexts;

export const { useT } = bindTranslations<CardTexts>(NAMESPACE);

/** Cards say much of what orders can be like, which no chat needs. */
export function withCardTexts<P extends object>(
  Component: ComponentType<P>,
  placeholder: ReactNode,
): ComponentType<P> {
  return withTexts(
    NAMESPACE,
    withSituationTexts(
      (locale) =>
        import(/* webpackChunkName: "cards-locale-[request]" */ `./locales/${locale}.json`),
    ),
    Component,
    placeholder,
  );
}
