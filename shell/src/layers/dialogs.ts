import { atom, type createStore } from 'jotai/vanilla';
import type { DialogOptions } from '@karavan/shared-api/remote';

export interface OpenDialog extends DialogOptions {
  /** An alert has no Cancel. */
  readonly kind: 'confirm' | 'alert';
  readonly id: number;
  answer(confirmed: boolean): void;
}

/** Dialogs queue up; the first one is on screen. */
export const dialogsAtom = atom<readonly OpenDialog[]>([]);

export interface Dialogs {
  confirm(dialog: DialogOptions): Promise<boolean>;
  alert(dialog: DialogOptions): Promise<void>;
}

export function createDialogs(store: ReturnType<typeof createStore>): Dialogs {
  let lastId = 0;
  const ask = (kind: OpenDialog['kind'], options: DialogOptions) =>
    new Promise<boolean>((resolve) => {
      lastId += 1;
      const dialog: OpenDialog = {
        ...options,
        kind,
        id: lastId,
        answer(confirmed) {
          store.set(dialogsAtom, (open) => open.filter((other) => other !== dialog));
          resolve(confirmed);
        },
      };
      store.set(dialogsAtom, (open) => [...open, dialog]);
    });
  return {
    confirm: (options) => ask('confirm', options),
    alert: async (options) => void (await ask('alert', options)),
  };
}
