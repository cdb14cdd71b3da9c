import type { StoryGroup } from '../../gallery/story.ts';
import { Loading, PageSkeleton, SkeletonCard, SkeletonRow, SkeletonText } from './skeleton.tsx';
import { EmptyState, ErrorState } from './states.ts';

const nothing = () => undefined;

export const skeletonStories: StoryGroup = {
  title: 'Skeleton',
  layout: 'block',
  stories: [
    {
      name: 'Text',
      render: () => (
        <Loading>
          <SkeletonText />
        </Loading>
      ),
    },
    {
      name: 'Rows',
      render: () => (
        <Loading>
          <SkeletonRow />
          <SkeletonRow />
          <SkeletonRow />
        </Loading>
      ),
    },
    {
      name: 'Card',
      render: () => (
        <Loading>
          <SkeletonCard />
        </Loading>
      ),
    },
    { name: 'Page', render: () => <PageSkeleton /> },
  ],
};

export const stateStories: StoryGroup = {
  title: 'Empty and error',
  layout: 'block',
  stories: [
    {
      name: 'Empty',
      render: () => (
        <EmptyState
          title="Здесь будет то, что вам понравилось"
          text="Нажимайте на сердечко в ленте, чтобы вернуться к товару позже."
          scene="liked"
          action={{ label: 'Открыть ленту', run: nothing }}
        />
      ),
    },
    { name: 'Empty, words only', render: () => <EmptyState title="Заказов пока нет" /> },
    {
      name: 'Error',
      render: () => (
        <ErrorState
          text="Не удалось загрузить ленту. Проверьте соединение с интернетом."
          action={{ run: nothing }}
        />
      ),
    },
  ],
};
