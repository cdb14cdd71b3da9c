import { atom, type createStore } from 'jotai/vanilla';
import type { MenuOptions } from '@karavan/shared-api/remote';
import { createPath } from '@karavan/shared-api/router';
import type { ShellHistory } from '../navigation/shell-history.ts';

export interface OpenMenu extends MenuOptions {
  /** Closes the menu, then runs the chosen action. */
  close(then?: () => void): void;
}

/** The bottom-sheet menu over the page; at most one is open. */
export const menuAtom = atom<OpenMenu | null>(null);

export interface Menus {
  open(menu: MenuOptions): void;
}

interface MenuState {
  readonly isMenu?: boolean;
}

/** The menu owns one history entry, so that the back button closes it. */
export function createMenus(store: ReturnType<typeof createStore>, history: ShellHistory): Menus {
  let next: (() => void) | undefined;
  const isAtMenu = () => (history.location.state as MenuState | null)?.isMenu === true;

  history.listen(() => {
    if (isAtMenu() || !store.get(menuAtom)) return;
    store.set(menuAtom, null);
    const run = next;
    next = undefined;
    run?.();
  });

  return {
    open(options) {
      let isClosing = false;
      const menu: OpenMenu = {
        ...options,
        close(then) {
          // It can still be seen while it leaves: a second press must not go back twice.
          if (isClosing) return;
          isClosing = true;
          next = then;
          if (isAtMenu()) history.go(-1);
        },
      };
      store.set(menuAtom, menu);
      // Anything already open, such as overlays, stays open below the menu.
      const below = (history.location.state ?? {}) as object;
      history.push(createPath(history.location), { ...below, isMenu: true });
    },
  };
}
