import { useEffect, useState, type ComponentType } from 'react';
import { addNamespace, type MessageLoader } from '@karavan/shared-api/i18n';
import { useShell } from '@karavan/shared-api/remote';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { ErrorState } from '@karavan/shared-ui/states';

/** A page or an overlay whose texts are loaded with it, so that the first screen does not carry them. */
export function withTexts<P extends object>(
  namespace: string,
  load: MessageLoader,
  View: ComponentType<P>,
): ComponentType<P> {
  return function WithTexts(props: P) {
    const { i18n } = useShell();
    const [attempt, setAttempt] = useState(1);
    const [state, setState] = useState<'loading' | 'ready' | 'failed'>(() =>
      i18n.hasResourceBundle(i18n.language, namespace) ? 'ready' : 'loading',
    );
    useEffect(() => {
      let isGone = false;
      const settle = (next: 'ready' | 'failed') => !isGone && setState(next);
      addNamespace(i18n, namespace, load).then(
        () => settle('ready'),
        () => settle('failed'),
      );
      return () => {
        isGone = true;
      };
    }, [i18n, attempt]);
    if (state === 'ready') return <View {...props} />;
    if (state === 'loading') return <PageSkeleton />;
    return <ErrorState action={{ run: () => setAttempt(attempt + 1) }} />;
  };
}
