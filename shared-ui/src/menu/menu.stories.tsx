import { EllipsisVertical, Flag, Pencil, Trash2 } from 'lucide-react';
import type { StoryGroup } from '../../gallery/story.ts';
import { IconButton } from '../button/icon-button.tsx';
import { Menu } from './menu.tsx';

const nothing = () => undefined;

export const menuStories: StoryGroup = {
  title: 'Menu',
  stories: [
    {
      name: 'Closed until pressed',
      render: () => (
        <Menu
          trigger={<IconButton label="Ещё" icon={<EllipsisVertical size={24} />} />}
          items={[
            { label: 'Изменить', icon: <Pencil size={20} />, run: nothing },
            { label: 'Пожаловаться', icon: <Flag size={20} />, disabled: true, run: nothing },
            { label: 'Удалить', icon: <Trash2 size={20} />, danger: true, run: nothing },
          ]}
        />
      ),
    },
  ],
};
