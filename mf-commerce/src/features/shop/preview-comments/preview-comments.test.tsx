import { screen, within } from '@testing-library/react';
import { listComments } from '@karavan/shared-api/client/comments';
import type { Comment } from '@karavan/shared-api/contract/comments';
import { mockEndpoint, renderWithPlatform, startMockServer } from '@karavan/shared-api/testing';
import messages from '../../../locales/ru.json' with { type: 'json' };
import texts from '../locales/ru.json' with { type: 'json' };
import { PreviewComments } from './preview-comments.tsx';

const comment = (more: Partial<Comment>) =>
  ({
    id: 1,
    user: { id: 3, full_name: 'Айгуль', avatar: null },
    text: 'Хорошая вещь',
    created_at: '2026-03-01T09:00:00.000Z',
    is_blocked: false,
    ...more,
  }) as Comment;

startMockServer(
  mockEndpoint(listComments, () => {
    const list = [comment({}), comment({ id: 2, text: '', is_blocked: true })];
    return { status: 200, data: { list, total_count: 2, total_pages: 1, next: null } };
  }),
);

it('says of a blocked author that they are, as the discussion does', async () => {
  renderWithPlatform(<PreviewComments itemId={5} />, {
    messages: {
      'mf-commerce': messages as unknown as Record<string, string>,
      'mf-commerce-shop': texts as unknown as Record<string, string>,
    },
  });
  const [said, blocked] = await screen.findAllByRole('article');
  expect(within(said!).getByText('Хорошая вещь')).toBeTruthy();
  expect(within(said!).queryByText('Автор заблокирован организацией')).toBeNull();
  expect(within(blocked!).getByText('Автор заблокирован организацией')).toBeTruthy();
});
