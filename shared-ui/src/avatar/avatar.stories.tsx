import { samplePicture } from '../../gallery/sample-picture.ts';
import type { StoryGroup } from '../../gallery/story.ts';
import { Avatar } from './avatar.tsx';

const { small } = samplePicture('coral');

export const avatarStories: StoryGroup = {
  title: 'Avatar',
  stories: [
    { name: 'Person', render: () => <Avatar name="Айгүл Асанова" src={small} /> },
    {
      name: 'Organization',
      render: () => <Avatar name="Navat" src={small} shape="organization" />,
    },
    { name: 'Initials', render: () => <Avatar name="Айгүл Асанова" src={null} size={72} /> },
    {
      name: 'Initials of an organization',
      render: () => <Avatar name="Sierra Coffee" src={null} shape="organization" color="#1c6f61" />,
    },
    {
      name: 'In lists',
      render: () => (
        <>
          <Avatar name="İrem Çelik" src={null} size={44} />
          <Avatar name="李小龙" src={null} size={44} />
          <Avatar name="Ош базары" src={null} size={44} shape="organization" color="#9a4431" />
          <Avatar name="Bublik" src={small} size={44} shape="organization" />
        </>
      ),
    },
  ],
};
