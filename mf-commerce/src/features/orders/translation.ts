import type { ComponentType, ReactNode } from 'react';
import { bindTranslations, withTexts } from '@karavan/shared-api/i18n';
import { withSituationTexts, type SituationTexts } from '@karavan/shared-api/order-situation';
import type messages from './locales/ru.json';

const NAMESPACE = 'mf-commerce-orders';

export const { useT } = bindTranslations<typeof messages & SituationTexts>(NAMESPACE);

/** An order has many states and steps, whose texts load with its page. */
export function withOrderTexts<P extends object>(
  Component: ComponentType<P>,
  placeholder?: ReactNode,
): ComponentType<P> {
  return withTexts(
    NAMESPACE,
    withSituationTexts(
      (locale) =>
        import(/* webpackChunkName: "orders-locale-[request]" */ `./locales/${locale}.json`),
    ),
    Component,
    placeholder,
  );
}
