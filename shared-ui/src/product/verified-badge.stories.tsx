import type { StoryGroup } from '../../gallery/story.ts';
import { VerifiedBadge } from './verified-badge.tsx';

export const verifiedBadgeStories: StoryGroup = {
  title: 'Verified badge',
  stories: [
    { name: 'Default', render: () => <VerifiedBadge /> },
    { name: 'Large', render: () => <VerifiedBadge size={24} /> },
  ],
};
