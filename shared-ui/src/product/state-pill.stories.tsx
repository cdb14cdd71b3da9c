import type { StoryGroup } from '../../gallery/story.ts';
import { StatePill } from './state-pill.tsx';

export const statePillStories: StoryGroup = {
  title: 'State pill',
  stories: [
    { name: 'Pending', render: () => <StatePill tone="pending">Ожидает</StatePill> },
    { name: 'Active', render: () => <StatePill tone="active">В пути</StatePill> },
    { name: 'Positive', render: () => <StatePill tone="positive">Получен</StatePill> },
    { name: 'Negative', render: () => <StatePill tone="negative">Отклонён</StatePill> },
  ],
};
