import { samplePicture } from '../../gallery/sample-picture.ts';
import type { StoryGroup } from '../../gallery/story.ts';
import { Image } from './image.tsx';
import { Thumbnail } from './thumbnail.tsx';

const picture = samplePicture('lagoon');
const BROKEN = 'data:image/png;base64,AAAA';
const missing = { small: BROKEN, medium: BROKEN, large: BROKEN };

export const imageStories: StoryGroup = {
  title: 'Image',
  layout: 'block',
  stories: [
    {
      name: 'Loaded',
      render: () => (
        <Image picture={picture} alt="Иссык-Куль" ratio={4 / 3} sizes="320px" priority />
      ),
    },
    {
      name: 'Square',
      render: () => (
        <Image picture={samplePicture('meadow')} alt="Ала-Арча" ratio={1} sizes="320px" priority />
      ),
    },
    {
      name: 'Failed',
      render: () => (
        <Image picture={{ ...picture, ...missing }} alt="Иссык-Куль" ratio={4 / 3} sizes="320px" />
      ),
    },
    { name: 'Thumbnail', render: () => <Thumbnail picture={picture} size={72} /> },
    { name: 'Thumbnail without a picture', render: () => <Thumbnail picture={null} size={72} /> },
  ],
};
