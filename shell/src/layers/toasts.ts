import { atom, type createStore } from 'jotai/vanilla';
import type { ToastOptions } from '@karavan/shared-api/remote';

/** The latest toast; there is one at a time, a new one replaces it, and null takes it away. */
export const toastAtom = atom<ToastOptions | null>(null);

export interface Toasts {
  show(toast: ToastOptions): void;
}

export function createToasts(store: ReturnType<typeof createStore>): Toasts {
  return { show: (toast) => store.set(toastAtom, { ...toast }) };
}
