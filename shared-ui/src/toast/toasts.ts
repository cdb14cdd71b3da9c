import type { ReactNode } from 'react';
import { Toast as Base } from '@base-ui/react/toast';

interface ToastAction {
  readonly label: string;
  run(): void;
}

/** A brief message. */
export type ToastMessage =
  | {
      readonly kind: 'info' | 'success' | 'error' | 'pinned';
      readonly text: string;
      /** A link or an undo action beside the text. */
      readonly action?: ToastAction;
    }
  | { readonly kind: 'copy-link'; readonly url: string }
  | {
      readonly kind: 'partnership';
      readonly organization: {
        readonly title: string;
        readonly image: string | null;
        readonly address: string;
      };
      onAccept(): void;
      onReject(): void;
    }
  | { readonly kind: 'custom'; readonly content: ReactNode };

export interface Toasts {
  /** Replaces the toast on screen: there is one at a time. */
  show(message: ToastMessage): void;
  close(): void;
  /** What ToastLayer listens to. */
  readonly manager: ReturnType<typeof Base.createToastManager<ToastMessage>>;
}

/** The toasts of one page; `ToastLayer` shows them. */
export function createToasts(): Toasts {
  const manager = Base.createToastManager<ToastMessage>();
  let shown: string | undefined;
  const close = () => {
    if (shown !== undefined) manager.close(shown);
    shown = undefined;
  };
  return {
    show(message) {
      close();
      shown = manager.add({ type: message.kind, data: message });
    },
    close,
    manager,
  };
}
