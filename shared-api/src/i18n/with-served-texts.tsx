import { memo, Suspense, use, type ComponentType, type ReactNode } from 'react';
import { I18nContext } from 'react-i18next';
import { addNamespace, type MessageLoader } from './create-i18n.ts';

/**
 * As `withTexts`, for a part that the server renders too: that waits for the texts, and a browser keeps what the server
 * has sent until they are there. What is pressed meanwhile is carried out then.
 */
export function withServedTexts<P extends object>(
  namespace: string,
  load: MessageLoader,
  Part: ComponentType<P>,
  placeholder: ReactNode = null,
): ComponentType<P> {
  const loading = new WeakMap<object, Promise<void>>();

  function Worded(props: P) {
    const { i18n } = use(I18nContext)!;
    if (!i18n.hasResourceBundle(i18n.language, namespace)) {
      const texts = loading.get(i18n) ?? addNamespace(i18n, namespace, load);
      loading.set(i18n, texts);
      use(texts);
    }
    return (
      <div data-still="" ref={answer} style={{ display: 'contents' }}>
        <Part {...props} />
      </div>
    );
  }

  // What stands above it may be drawn again meanwhile: React would put the placeholder in its place.
  return memo(function WithServedTexts(props: P) {
    return (
      <Suspense fallback={placeholder}>
        <Worded {...props} />
      </Suspense>
    );
  }) as unknown as ComponentType<P>;
}

/** `start.js` of the shell, which keeps presses, and `server-screen` of shared-ui know this event. */
function answer(part: HTMLElement | null): void {
  part?.dispatchEvent(new Event('karavan-answers', { bubbles: true }));
}
