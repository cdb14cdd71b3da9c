import type { MessageLoader } from '@karavan/shared-api/i18n';
import type messages from './locales/ru.json';

export type SituationTexts = typeof messages;

/** Adds what all views of orders say to a part's own texts, so that both load at the same time. */
export const withSituationTexts =
  (own: MessageLoader): MessageLoader =>
  async (locale) => {
    const [part, situation] = await Promise.all([
      own(locale),
      import(
        /* webpackChunkName: "order-situation-locale-[request]" */ `./locales/${locale}.json`
      ) as ReturnType<MessageLoader>,
    ]);
    return { default: { ...situation.default, ...part.default } };
  };
