import { createBrowserHistory, type BrowserHistory } from '@karavan/shared-api/router';

/** The page's one history, with as many listeners as the shell needs (the router's own allows one). */
export type ShellHistory = Omit<BrowserHistory, 'listen'> & {
  /** Returns the unsubscriber. Listeners hear of every push, replace and pop, in the order they came. */
  listen(listener: () => void): () => void;
};

export function createShellHistory(): ShellHistory {
  const history = createBrowserHistory({ v5Compat: true });
  const listeners = new Set<() => void>();
  history.listen(() => {
    for (const listener of listeners) listener();
  });
  return Object.create(history, {
    listen: {
      value(listener: () => void) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  }) as ShellHistory;
}
