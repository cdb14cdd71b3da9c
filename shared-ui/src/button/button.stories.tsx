import { useState } from 'react';
import { Heart, Plus, Trash2 } from 'lucide-react';
import type { StoryGroup } from '../../gallery/story.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

function Like() {
  const [liked, setLiked] = useState(true);
  return (
    <IconButton
      label="Нравится"
      icon={<Heart size={24} />}
      pressed={liked}
      onClick={() => setLiked(!liked)}
    />
  );
}

export const buttonStories: StoryGroup = {
  title: 'Button',
  stories: [
    { name: 'Primary', render: () => <Button>Оформить заказ</Button> },
    { name: 'Secondary', render: () => <Button kind="secondary">Подписаться</Button> },
    { name: 'Quiet', render: () => <Button kind="quiet">Пропустить</Button> },
    {
      name: 'Danger',
      render: () => (
        <Button kind="danger" icon={<Trash2 size={18} />}>
          Удалить
        </Button>
      ),
    },
    {
      name: 'Small',
      render: () => (
        <Button size="small" kind="secondary" icon={<Plus size={16} />}>
          В корзину
        </Button>
      ),
    },
    { name: 'Large', render: () => <Button size="large">Войти</Button> },
    { name: 'Wide', render: () => <Button wide>Продолжить</Button> },
    { name: 'Loading', render: () => <Button loading>Оплачиваем</Button> },
    { name: 'Paused', render: () => <Button paused>Отправить через 43 с</Button> },
    { name: 'Disabled', render: () => <Button disabled>Недоступно</Button> },
  ],
};

export const iconButtonStories: StoryGroup = {
  title: 'Icon button',
  stories: [
    { name: 'Quiet', render: () => <IconButton label="Добавить" icon={<Plus size={24} />} /> },
    {
      name: 'Filled',
      render: () => <IconButton label="Добавить" kind="filled" icon={<Plus size={24} />} />,
    },
    {
      name: 'Floating',
      render: () => <IconButton label="Добавить" kind="floating" icon={<Plus size={24} />} />,
    },
    { name: 'Toggle', render: () => <Like /> },
    {
      name: 'Disabled',
      render: () => <IconButton label="Добавить" disabled icon={<Plus size={24} />} />,
    },
  ],
};
