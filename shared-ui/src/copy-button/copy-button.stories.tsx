import type { StoryGroup } from '../../gallery/story.ts';
import { CopyButton } from './copy-button.tsx';

export const copyButtonStories: StoryGroup = {
  title: 'Copy',
  stories: [
    {
      name: 'Beside a value',
      render: () => (
        <>
          <span>UID 4021</span>
          <CopyButton value="4021" />
        </>
      ),
    },
  ],
};
