import { useEffect, useState, type ComponentType } from 'react';
import { addNamespace, bindTranslations } from '@karavan/shared-api/i18n';
import { useShell } from '@karavan/shared-api/remote';
import type messages from './locales/ru.json';

const NAMESPACE = 'live-items';

export const { useT } = bindTranslations<typeof messages>(NAMESPACE);

/**
 * A component that tells changes of items: what it says loads with it. Unlike other parts it stays away where its texts cannot
 * be loaded: the page that it follows can do without.
 */
export function withLiveTexts<P extends object>(Part: ComponentType<P>): ComponentType<P> {
  return function WithTexts(props: P) {
    const { i18n } = useShell();
    const [isReady, setReady] = useState(() => i18n.hasResourceBundle(i18n.language, NAMESPACE));
    useEffect(() => {
      if (isReady) return undefined;
      let isGone = false;
      addNamespace(
        i18n,
        NAMESPACE,
        (locale) =>
          import(/* webpackChunkName: "live-locale-[request]" */ `./locales/${locale}.json`),
      ).then(
        () => {
          if (!isGone) setReady(true);
        },
        () => undefined,
      );
      return () => {
        isGone = true;
      };
    }, [i18n, isReady]);
    return isReady ? <Part {...props} /> : null;
  };
}

/** What the page of an item says of itself once something has changed; below `withLiveTexts`. */
export function usePageWords() {
  const t = useT();
  return { gone: t('page_gone'), changed: t('page_changed') };
}
