import { useState } from 'react';
import { useAtomValue } from 'jotai';
import { Sheet } from '@karavan/shared-ui/sheet';
import { SheetItem } from '@karavan/shared-ui/sheet-item';
import { menuAtom, type OpenMenu } from '../layers/menu.ts';
import { MENU_ITEM, noteMenuOpens } from './opener.ts';

/** Shows the open menu, and the last one until it has left the screen. */
export function MenuLayer() {
  const menu = useAtomValue(menuAtom);
  const [{ shown, number }, show] = useState({ shown: menu, number: 0 });
  if (menu && menu !== shown) show({ shown: menu, number: number + 1 });
  if (!shown) return null;
  return (
    <Menu
      key={number}
      menu={shown}
      isOpen={menu === shown}
      onClosed={() => show((now) => ({ ...now, shown: null }))}
    />
  );
}

interface MenuProps {
  readonly menu: OpenMenu;
  readonly isOpen: boolean;
  onClosed(): void;
}

function Menu({ menu, isOpen, onClosed }: MenuProps) {
  const [opener] = useState(noteMenuOpens);
  // A sheet that is let go of leaves at once; going back in the history takes a moment.
  const [isLeaving, setIsLeaving] = useState(false);
  const { title, hideHeader, container, keepScrollbar, items } = menu;
  const close = (run?: () => void) => {
    setIsLeaving(true);
    menu.close(run);
  };
  return (
    <Sheet
      open={isOpen && !isLeaving}
      onClose={() => close()}
      onClosed={onClosed}
      control={opener}
      hideHeader={hideHeader ?? false}
      keepScrollbar={keepScrollbar ?? false}
      {...(container !== undefined && { container })}
      {...(title !== undefined && { title })}
    >
      {items.map(({ label, icon, danger, disabled, run }) => (
        <SheetItem
          key={label}
          {...{ [MENU_ITEM]: true }}
          icon={icon}
          danger={danger ?? false}
          disabled={disabled ?? false}
          onClick={() => close(run)}
        >
          {label}
        </SheetItem>
      ))}
    </Sheet>
  );
}
