import {
  createBrowserHistory,
  createPath,
  type BrowserHistory,
  type Navigator,
  type To,
} from '@karavan/shared-api/router';

/** A place that a step leads to. */
export interface Destination {
  readonly pathname: string;
  /** How many overlays are open there. */
  readonly overlayDepth: number;
}

/** Stands between the person and where they want to go. */
export interface Gate {
  isShut(to: Destination): boolean;
  /** Resolves true when the person goes on; the gate is open then. */
  ask(): Promise<boolean>;
}

/** The page's one history, with as many listeners as the shell needs (the router's own allows one). */
export type ShellHistory = Omit<BrowserHistory, 'listen'> & {
  /** Returns the unsubscriber. Listeners hear of every push, replace and pop, in the order they came. */
  listen(listener: () => void): () => void;
  /** The history for views, which go elsewhere through the gate; the shell itself passes beside it. */
  readonly navigator: Navigator;
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
      pass(() => history.go(step));
      return;
    }
    if (action === 'POP' && delta && gate?.isShut(destinationOf(location, location.state))) {
      // A step of the browser cannot be stopped: it is taken back before anybody has heard of it.
      stepTakenBack = delta;
      history.go(-delta);
      return;
    }
    for (const listener of listeners) listener();
  });

  function pass(go: () => void): void {
    void gate?.ask().then((isSure) => isSure && go());
  }

  function passing(go: (to: To, state?: unknown) => void) {
    return (to: To, state?: unknown) => {
      if (gate?.isShut(destinationOf(to, state))) pass(() => go(to, state));
      else go(to, state);
    };
  }

  return Object.create(history, {
    listen: {
      value(listener: () => void) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    navigator: {
      value: Object.create(history, {
        push: { value: passing((to, state) => history.push(to, state)) },
        replace: { value: passing((to, state) => history.replace(to, state)) },
      }),
    },
    setGate: {
      value(own: Gate) {
        gate = own;
      },
    },
  }) as ShellHistory;
}

export function destinationOf(to: To, state: unknown): Destination {
  const path = typeof to === 'string' ? to : createPath(to);
  const { overlayDepth = 0 } = (state ?? {}) as { readonly overlayDepth?: number };
  return { pathname: new URL(path, location.href).pathname, overlayDepth };
}
