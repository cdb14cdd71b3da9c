import { Bell } from 'lucide-react';
import type { StoryGroup } from '../../gallery/story.ts';
import { CountBadge } from './count-badge.tsx';
import { formatCount } from './format-count.ts';

export const countStories: StoryGroup = {
  title: 'Counts',
  stories: [
    { name: 'Badge', render: () => <CountBadge count={3} label="3 непрочитанных" /> },
    { name: 'Badge, 99+', render: () => <CountBadge count={120} /> },
    { name: 'Badge, 999+', render: () => <CountBadge count={1200} limit={999} /> },
    {
      name: 'Badge on an icon',
      render: () => (
        <span style={{ position: 'relative' }}>
          <Bell size={24} aria-hidden />
          <CountBadge count={12} place="corner" label="12 непрочитанных" />
        </span>
      ),
    },
    {
      name: 'Abbreviated',
      render: () => <>{[999, 1000, 12_340, 2_500_000].map(formatCount).join(' · ')}</>,
    },
  ],
};
