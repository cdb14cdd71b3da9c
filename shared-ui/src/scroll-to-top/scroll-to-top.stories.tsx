import type { StoryGroup } from '../../gallery/story.ts';
import { ScrollToTop } from './scroll-to-top.tsx';

export const scrollToTopStories: StoryGroup = {
  title: 'Scroll to top',
  stories: [
    {
      name: 'At the lower right of this page, once it is scrolled',
      render: () => (
        <>
          <p>Прокрутите страницу</p>
          <ScrollToTop hasBar={false} />
        </>
      ),
    },
  ],
};
