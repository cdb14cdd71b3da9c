import { startTransition, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

/**
 * A root that hydrates when its container already holds server-rendered markup. The choice
 * is made at the first render: single-spa-react picks the kind of root before it knows the container.
 */
export function createAdoptingRoot(container: Element): Pick<Root, 'render' | 'unmount'> {
  let root: Root | undefined;
  return {
    render(element: ReactNode) {
      if (root) root.render(element);
      // The markup is already visible and usable: hydrating it must not block for long.
      else if (container.hasChildNodes()) {
        startTransition(() => {
          root = hydrateRoot(container, element);
        });
      } else {
        const created = createRoot(container);
        root = created;
        // Within the task that takes the old page away, or the browser draws an empty one between them.
        flushSync(() => created.render(element));
      }
    },
    unmount() {
      root?.unmount();
    },
  };
}
