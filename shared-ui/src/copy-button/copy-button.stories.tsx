import type { StoryGroup } from '../../gallery/story.ts';
import { Text } from '../typography/text.tsx';
import { CopyButton } from './copy-button.tsx';

export const copyButtonStories: StoryGroup = {
  title: 'Copy',
  stories: [
    {
      name: 'Beside a value',
      render: () => (
        <>
          <Text as="span">UID 4021</Text>
          <CopyButton value="4021" />
        </>
      ),
    },
  ],
};
