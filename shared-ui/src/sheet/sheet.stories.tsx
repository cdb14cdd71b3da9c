import { useState } from 'react';
import { Ban, Globe, Share2, Wallet } from 'lucide-react';
import type { StoryGroup } from '../../gallery/story.ts';
import { Button } from '../button/button.tsx';
import { SheetItem } from './sheet-item.tsx';
import { Sheet } from './sheet.tsx';

function Example({ height, hideHeader }: { height: 'menu' | 'content'; hideHeader: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        Открыть
      </Button>
      <Sheet open={open} onClose={() => setOpen(false)} height={height} hideHeader={hideHeader}>
        <SheetItem icon={<Globe size={22} />}>Язык: русский</SheetItem>
        <SheetItem icon={<Wallet size={22} />}>Валюта: сом</SheetItem>
        <SheetItem icon={<Share2 size={22} />}>Поделиться</SheetItem>
        <SheetItem icon={<Ban size={22} />} danger>
          Заблокировать
        </SheetItem>
      </Sheet>
    </>
  );
}

export const sheetStories: StoryGroup = {
  title: 'Sheet',
  stories: [
    { name: 'Menu', render: () => <Example height="menu" hideHeader={false} /> },
    { name: 'Without header', render: () => <Example height="menu" hideHeader /> },
    { name: 'Content', render: () => <Example height="content" hideHeader={false} /> },
  ],
};
