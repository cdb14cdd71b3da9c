import { use, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { I18nContext } from 'react-i18next';
import { addNamespace, type MessageLoader } from './create-i18n.ts';

/**
 * A part whose texts are a namespace of their own, loaded when it is first shown; its placeholder
 * stands meanwhile. Texts that cannot be loaded fail the part, as its code would.
 */
export function withTexts<P extends object>(
  namespace: string,
  load: MessageLoader,
  Part: ComponentType<P>,
  placeholder: ReactNode = null,
): ComponentType<P> {
  return function WithTexts(props: P) {
    // The instance itself: a hook of the library answers a copy of it.
    const { i18n } = use(I18nContext)!;
    const [isReady, setReady] = useState(() => i18n.hasResourceBundle(i18n.language, namespace));
    const [failure, setFailure] = useState<unknown>(null);
    useEffect(() => {
      if (isReady) return;
      let isGone = false;
      addNamespace(i18n, namespace, load).then(
        () => !isGone && setReady(true),
        (error: unknown) => !isGone && setFailure(error),
      );
      return () => {
        isGone = true;
      };
    }, [i18n, isReady]);
    if (failure !== null) throw failure;
    return isReady ? <Part {...props} /> : placeholder;
  };
}
