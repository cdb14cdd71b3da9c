import type { ComponentType } from 'react';
import { bindTranslations, withTexts } from '@karavan/shared-api/i18n';
import type messages from './locales/ru.json';

const NAMESPACE = 'mf-organization-webhooks';

export const { useT } = bindTranslations<typeof messages>(NAMESPACE);

/** These texts load with those of the owner's other pages, in one file. */
export function withWebhookTexts<P extends object>(Page: ComponentType<P>): ComponentType<P> {
  return withTexts(
    NAMESPACE,
    (locale) => import(/* webpackChunkName: "owner-locale-[request]" */ `./locales/${locale}.json`),
    Page,
  );
}
