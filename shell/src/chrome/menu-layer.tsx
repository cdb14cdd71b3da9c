import { useAtomValue } from 'jotai';
import { Sheet } from '@karavan/shared-ui/sheet';
import { SheetItem } from '@karavan/shared-ui/sheet-item';
import { menuAtom } from '../layers/menu.ts';

/** Shows the open menu. */
export function MenuLayer() {
  const menu = useAtomValue(menuAtom);
  if (!menu) return null;
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
