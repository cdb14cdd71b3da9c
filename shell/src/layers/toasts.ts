import { atom, type createStore } from 'jotai/vanilla';
import { TOAST_DURATION } from '@karavan/shared-api/contract/limits';
import type { ToastOptions } from '@karavan/shared-api/remote';

export interface ShownToast extends ToastOptions {
  readonly id: number;
}

/** The toast on screen; there is one at a time, and a new one takes the old one's place. */
export const toastAtom = atom<ShownToast | null>(null);

export interface Toasts {
  show(toast: ToastOptions): void;
  close(): void;
  /** Stops the clock while the toast is hovered or focused; `resume` starts it anew. */
  pause(): void;
  resume(): void;
}

export function createToasts(store: ReturnType<typeof createStore>): Toasts {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastId = 0;
  const pause = () => clearTimeout(timer);
  const close = () => {
    pause();
    store.set(toastAtom, null);
  };
  const resume = () => {
    pause();
    timer = setTimeout(close, TOAST_DURATION);
  };
  return {
    show(toast) {
      lastId += 1;
      store.set(toastAtom, { ...toast, id: lastId });
      resume();
    },
    close,
    pause,
    resume,
  };
}
