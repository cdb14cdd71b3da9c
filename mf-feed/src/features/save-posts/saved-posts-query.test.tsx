import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { likeItem, listLikedPosts, unlikeItem } from '@karavan/shared-api/client/likes';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import { useLike } from '@karavan/shared-api/interactions';
import { mockEndpoint, renderWithPlatform, startMockServer } from '@karavan/shared-api/testing';
import { useLikedPosts } from './saved-posts-query.ts';

/** The server's state, the requests it received, and control over when it answers. */
let likes: Set<number>;
let asked: string[];
let commit: PromiseWithResolvers<void>;

async function press(id: string, isLiked: boolean) {
  await commit.promise;
  if (isLiked) likes.add(Number(id));
  else likes.delete(Number(id));
  asked.push('press');
  return { status: 200, data: { is_liked: isLiked, like_count: Number(isLiked) } } as const;
}

startMockServer(
  mockEndpoint(listLikedPosts, () => {
    asked.push('list');
    const list = [...likes].map((id) => ({ id, name: `Товар ${id}` }) as FeedPost);
    return {
      status: 200,
      data: { list, total_count: list.length, total_pages: 1, next: null },
    };
  }),
  mockEndpoint(likeItem, ({ params }) => press(params['id']!, true)),
  mockEndpoint(unlikeItem, ({ params }) => press(params['id']!, false)),
);
beforeEach(() => {
  likes = new Set([7]);
  asked = [];
  commit = Promise.withResolvers();
});

const session = {
  token: 'token',
  user: { id: 1, full_name: 'Айгуль', avatar: null, has_empty_fields: false },
};

/** An item's page and the list of liked items, one at a time. */
function Visit({ isLiked }: { readonly isLiked: boolean }) {
  const [isAtList, setAtList] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAtList(!isAtList)}>
        {isAtList ? 'К товару' : 'К списку'}
      </button>
      {isAtList ? <List /> : <Heart isLiked={isLiked} />}
    </>
  );
}

function List() {
  const { status, items } = useLikedPosts();
  return (
    <>
      <p>{status}</p>
      {items.map(({ id, name }) => (
        <p key={id}>{name}</p>
      ))}
      <Heart isLiked />
    </>
  );
}

function Heart({ isLiked }: { readonly isLiked: boolean }) {
  const { toggle } = useLike({ id: 7, is_liked: isLiked, like_count: 1 });
  return (
    <button type="button" onClick={() => void toggle()}>
      Сердце
    </button>
  );
}

async function visit({ isLiked = true } = {}) {
  const user = userEvent.setup();
  renderWithPlatform(<Visit isLiked={isLiked} />, { session });
  return async (...names: string[]) => {
    for (const name of names) await user.click(screen.getByRole('button', { name }));
  };
}

it('knows what was let go elsewhere just before, once the server does', async () => {
  const click = await visit();
  await click('К списку');
  await screen.findByText('Товар 7');
  await click('К товару', 'Сердце', 'К списку');
  expect(screen.getByText('Товар 7')).toBeTruthy();
  commit.resolve();
  await waitFor(() => expect(screen.queryByText('Товар 7')).toBeNull());
  expect(asked).toEqual(['list', 'press', 'list']);
});

it('is loaded for the first time after the press that led to it has been answered', async () => {
  likes.clear();
  const click = await visit({ isLiked: false });
  await click('Сердце', 'К списку');
  expect(screen.getByText('loading')).toBeTruthy();
  commit.resolve();
  await screen.findByText('Товар 7');
  expect(asked).toEqual(['press', 'list']);
});

it('keeps in sight what is let go in the list itself', async () => {
  commit.resolve();
  const click = await visit();
  await click('К списку');
  await screen.findByText('Товар 7');
  await click('Сердце');
  await waitFor(() => expect(asked).toEqual(['list', 'press']));
  expect(screen.getByText('Товар 7')).toBeTruthy();
});
