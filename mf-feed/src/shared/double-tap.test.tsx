import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { likeItem, unlikeItem } from '@karavan/shared-api/client/likes';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import { mockEndpoint, renderWithPlatform, startMockServer } from '@karavan/shared-api/testing';
import { DoubleTap } from './double-tap.tsx';

let asked: string[];
startMockServer(
  mockEndpoint(likeItem, () => {
    asked.push('like');
    return { status: 200, data: { is_liked: true, like_count: 1 } };
  }),
  mockEndpoint(unlikeItem, () => {
    asked.push('unlike');
    return { status: 200, data: { is_liked: false, like_count: 0 } };
  }),
);
beforeEach(() => {
  asked = [];
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

const session = {
  token: 'token',
  user: { id: 1, full_name: 'Айгуль', avatar: null, has_empty_fields: false },
};

function open() {
  const opened = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  const post = { id: 7, is_liked: false, like_count: 0 } as FeedPost;
  renderWithPlatform(
    <article>
      <a href="/p/7" onClick={opened}>
        <span>
          <img alt="Платье" />
        </span>
      </a>
      <DoubleTap post={post} />
    </article>,
    { session },
  );
  const press = (pointerType: string) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'pointerType', { value: pointerType });
    fireEvent(screen.getByAltText('Платье'), event);
  };
  return { opened, press };
}

it('likes by two taps, again and again, without opening the post or taking the like back', async () => {
  const { opened, press } = open();
  for (let time = 0; time < 2; time += 1) {
    press('touch');
    press('touch');
    await waitFor(() => expect(asked).toEqual(['like']));
  }
  await act(async () => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(asked).toEqual(['like']);
  expect(opened).not.toHaveBeenCalled();
});

it('opens by one tap after a moment, and by the mouse at once', async () => {
  const { opened, press } = open();
  press('mouse');
  expect(opened).toHaveBeenCalledTimes(1);
  press('touch');
  expect(opened).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(opened).toHaveBeenCalledTimes(2));
  expect(asked).toEqual([]);
});
