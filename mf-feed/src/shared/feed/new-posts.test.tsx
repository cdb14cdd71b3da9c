import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { askForNewerPosts } from '@karavan/shared-api/client/feed';
import { mockEndpoint, renderWithPlatform, startMockServer } from '@karavan/shared-api/testing';
import messages from '../../locales/ru.json' with { type: 'json' };
import { readFeedFilter } from './feed-filter.ts';
import { NewPosts } from './new-posts.tsx';

let hasNewer: boolean;
let asked: string[];
startMockServer(
  mockEndpoint(askForNewerPosts, ({ query }) => {
    asked.push(String(query));
    return { status: 200, data: { has_newer: hasNewer } };
  }),
);
beforeEach(() => {
  hasNewer = false;
  asked = [];
  window.scrollTo = jest.fn();
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

const filter = readFeedFilter('101', new URLSearchParams({ country: 'KG' }));

function open() {
  const refreshed = Promise.withResolvers<void>();
  const onShow = jest.fn(() => refreshed.promise);
  const { queries } = renderWithPlatform(<NewPosts filter={filter} topId={7} onShow={onShow} />, {
    messages: { 'mf-feed': messages },
  });
  /** Simulates that a minute has passed. */
  const askAgain = () => act(() => queries.refetchQueries());
  return { onShow, refreshed, askAgain };
}

const pill = () => screen.queryByRole('button', { name: 'Новые публикации' });

it('asks nothing of a feed that has just come, and then with its filter', async () => {
  const { askAgain } = open();
  expect(asked).toEqual([]);
  await askAgain();
  expect(asked).toEqual(['than=7&category=101&country=KG']);
  expect(pill()).toBeNull();
});

it('says politely that there is something newer, and shows it on top when asked to', async () => {
  const { onShow, refreshed, askAgain } = open();
  hasNewer = true;
  await askAgain();
  await waitFor(() => expect(pill()).toBeTruthy());
  expect(screen.getByRole('status').contains(pill())).toBe(true);
  expect(onShow).not.toHaveBeenCalled();

  await userEvent.setup().click(pill()!);
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  expect(onShow).toHaveBeenCalledTimes(1);
  expect(pill()!.getAttribute('aria-busy')).toBe('true');
  await act(async () => refreshed.resolve());
  expect(pill()).toBeNull();
});
