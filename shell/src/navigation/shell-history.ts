import {
  createBrowserHistory,
  type BrowserHistory,
  type Location,
} from '@karavan/shared-api/router';

/** Guards going back and forward. */
interface Gate {
  isShut(to: Location): boolean;
  /** Resolves true when the person confirms; the gate is then open. */
  ask(): Promise<boolean>;
}

/** The page's one history, with any number of listeners (the router's own allows one). */
export type ShellHistory = Omit<BrowserHistory, 'listen'> & {
  /** Returns the unsubscriber. Listeners are called for every push, replace and pop, in order. */
  listen(listener: () => void): () => void;
  setGate(gate: Gate): void;
};

export function createShellHistory(): ShellHistory {
  const history = createBrowserHistory({ v5Compat: true });
  const listeners = new Set<() => void>();
  let gate: Gate | undefined;
  let stepTakenBack: number | undefined;

  history.listen(({ action, location, delta }) => {
    if (action === 'POP' && stepTakenBack !== undefined) {
      const step = stepTakenBack;
      stepTakenBack = undefined;
      void gate?.ask().then((isSure) => isSure && history.go(step));
      return;
    }
    if (action === 'POP' && delta && gate?.isShut(location)) {
      // A browser navigation cannot be prevented: it is reverted before any listener is called.
      stepTakenBack = delta;
      history.go(-delta);
      return;
    }
    for (const listener of listeners) listener();
  });

  return Object.create(history, {
    listen: {
      value(listener: () => void) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    setGate: {
      value(own: Gate) {
        gate = own;
      },
    },
  }) as ShellHistory;
}
