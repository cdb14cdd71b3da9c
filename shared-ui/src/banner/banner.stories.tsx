import { Info, WifiOff } from 'lucide-react';
import type { StoryGroup } from '../../gallery/story.ts';
import { Button } from '../button/button.tsx';
import { Banner } from './banner.tsx';

export const bannerStories: StoryGroup = {
  title: 'Banner',
  layout: 'block',
  stories: [
    {
      name: 'Offline',
      render: () => (
        <Banner tone="warning" icon={<WifiOff size={20} />}>
          Нет соединения. Показываем то, что уже загружено.
        </Banner>
      ),
    },
    {
      name: 'With action',
      render: () => (
        <Banner
          icon={<Info size={20} />}
          action={
            <Button size="small" kind="quiet">
              Изменить
            </Button>
          }
        >
          Цены показаны для Бишкека
        </Banner>
      ),
    },
    { name: 'Success', render: () => <Banner tone="success">Оплата прошла</Banner> },
    { name: 'Danger', render: () => <Banner tone="danger">Заказ отклонён</Banner> },
  ],
};
