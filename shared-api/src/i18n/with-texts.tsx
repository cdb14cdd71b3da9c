import { use, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { I18nContext } from 'react-i18next';
import { addNamespace, type MessageLoader } from './create-i18n.ts';

/**
 * A component whose texts are a separate namespace, loaded when it is first shown; its placeholder
 * is shown meanwhile. If the texts cannot be loaded the component fails, as it would if its code
 * could not.
 */
export function withTexts<P extends object>(
  namespace: string,
  load: MessageLoader,
  Part: ComponentType<P>,
  placeholder: ReactNode = null,
): ComponentType<P> {
  return function WithTexts(props: P) {
    // The instance itself: the library's hook returns a copy.
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
