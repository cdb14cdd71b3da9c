/** What remotes signal to each other through the shell: never data, only that data has changed. */
export interface ShellEventMap {
  'cart.changed': { readonly organizationId: number };
  'order.changed': { readonly orderId: number };
  /** The person has written to somebody. */
  'message.sent': { readonly chatId: number };
  'notifications.changed': Record<never, never>;
  /** The person has pressed in the navigation what they look at already: it shows its beginning, and what is new. */
  'page.pressed': { readonly path: string };
  'organization.changed': { readonly organizationId: number };
  /** The person wants to see nothing of it in lists, or something again. */
  'organization.muted': { readonly organizationId: number; readonly isMuted: boolean };
  'item.changed': { readonly itemId: number };
  /** Signed in, signed out, or the account's own data changed. */
  'session.changed': { readonly signedIn: boolean };
}

export type ShellEventName = keyof ShellEventMap;

export interface ShellEvents {
  emit<N extends ShellEventName>(name: N, detail: ShellEventMap[N]): void;
  /** Returns the unsubscriber. */
  on<N extends ShellEventName>(name: N, listener: (detail: ShellEventMap[N]) => void): () => void;
}

type Listeners = { [N in ShellEventName]?: Set<(detail: ShellEventMap[N]) => void> };

/** A listener that throws does not stop the others; its error surfaces as an uncaught one. */
export function createShellEvents(): ShellEvents {
  const listeners: Listeners = {};
  const of = <N extends ShellEventName>(name: N): Set<(detail: ShellEventMap[N]) => void> =>
    (listeners[name] ??= new Set() as never);
  return {
    emit(name, detail) {
      for (const listener of of(name)) {
        try {
          listener(detail);
        } catch (error) {
          queueMicrotask(() => {
            throw error;
          });
        }
      }
    },
    on(name, listener) {
      of(name).add(listener);
      return () => {
        of(name).delete(listener);
      };
    },
  };
}
