import { atom, type createStore } from 'jotai/vanilla';
import type { ToastOptions } from '@karavan/shared-api/remote';

/** The toast asked for last; there is one at a time, and a new one takes the old one's place. */
export const toastAtom = atom<ToastOptions | null>(null);

export interface Toasts {
  show(toast: ToastOptions): void;
}

export function createToasts(store: ReturnType<typeof createStore>): Toasts {
  return { show: (toast) => store.set(toastAtom, { ...toast }) };
}
