import type { StoryGroup } from '../../gallery/story.ts';
import { Heading } from './heading.tsx';
import { Text } from './text.tsx';

const LONG =
  'Свежий хлеб, горячие самсы и кофе в двух шагах от дома. Заказывайте заранее, копите бонусы и забирайте без очереди в любое время.';

export const typographyStories: StoryGroup = {
  title: 'Type',
  layout: 'block',
  stories: [
    {
      name: 'Headings',
      render: () => (
        <>
          <Heading level={1}>Рядом с вами</Heading>
          <Heading level={2}>Популярное сегодня</Heading>
          <Heading level={3}>İndirimler ve fırsatlar</Heading>
        </>
      ),
    },
    {
      name: 'Sizes',
      render: () => (
        <>
          <Text size="title">Title 18</Text>
          <Text>Body 16</Text>
          <Text size="small">Small 14</Text>
          <Text size="caption">Caption 12</Text>
        </>
      ),
    },
    {
      name: 'Tones',
      render: () => (
        <>
          <Text tone="textMuted">Muted</Text>
          <Text tone="accent">Accent</Text>
          <Text tone="success">Success</Text>
          <Text tone="warning">Warning</Text>
          <Text tone="danger">Danger</Text>
        </>
      ),
    },
    { name: 'Two lines at most', render: () => <Text lines={2}>{LONG}</Text> },
    { name: 'Chinese', render: () => <Text>附近的商店、优惠和送货服务</Text> },
  ],
};
