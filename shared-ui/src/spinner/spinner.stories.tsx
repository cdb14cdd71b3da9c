import type { StoryGroup } from '../../gallery/story.ts';
import { Spinner } from './spinner.tsx';

export const spinnerStories: StoryGroup = {
  title: 'Spinner',
  stories: [
    { name: 'Default', render: () => <Spinner /> },
    { name: 'Small', render: () => <Spinner size={16} /> },
  ],
};
