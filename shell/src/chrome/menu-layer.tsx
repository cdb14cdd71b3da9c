import { useState } from 'react';
import { useAtomValue } from 'jotai';
import { Sheet } from '@karavan/shared-ui/sheet';
import { SheetItem } from '@karavan/shared-ui/sheet-item';
import { menuAtom, type OpenMenu } from '../layers/menu.ts';
import { MENU_ITEM, noteMenuOpens } from './opener.ts';

/** Shows the open menu. */
export function MenuLayer() {
  const menu = useAtomValue(menuAtom);
  return menu && <Menu menu={menu} />;
}

function Menu({ menu }: { readonly menu: OpenMenu }) {
  useState(noteMenuOpens);
  const { title, hideHeader, items } = menu;
  return (
    <Sheet
      open
      onClose={() => menu.close()}
      hideHeader={hideHeader ?? false}
      {...(title !== undefined && { title })}
    >
      {items.map(({ label, icon, danger, disabled, run }) => (
        <SheetItem
          key={label}
          {...{ [MENU_ITEM]: true }}
          icon={icon}
          danger={danger ?? false}
          disabled={disabled ?? false}
          onClick={() => menu.close(run)}
        >
          {label}
        </SheetItem>
      ))}
    </Sheet>
  );
}
