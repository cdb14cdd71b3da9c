import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listOrganizationItems } from '@karavan/shared-api/client/organizations';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import {
  mockEndpoint,
  mockLostConnection,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import { money, post, TEXTS } from '../../testing/organizations.ts';
import { OrganizationItems } from './organization-items.tsx';

window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.matchMedia = () =>
  ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as never;
let reachEnd: () => void;
window.IntersectionObserver = class {
  constructor(tell: IntersectionObserverCallback) {
    reachEnd = () => tell([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
  }
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

/** The cursors of the requests for items. */
let asked: (string | null)[];
let pages: Record<string, { list: FeedPost[]; next: string | null }>;
const server = startMockServer(
  mockEndpoint(listOrganizationItems, ({ query }) => {
    asked.push(query.get('cursor'));
    const page = pages[query.get('cursor') ?? 'first']!;
    return { status: 200, data: { ...page, total_count: 2, total_pages: 2 } };
  }),
);
beforeEach(() => {
  asked = [];
  pages = {
    first: { list: [post(), post({ id: 22, name: 'Сапоги', price: null })], next: 'later' },
    later: { list: [post({ id: 23, name: 'Туфли', old_price: money('1500.00') })], next: null },
  };
});

function open() {
  const view = renderWithPlatform(<OrganizationItems organizationId={7} />, { messages: TEXTS });
  return { user: userEvent.setup(), ...view };
}

const links = async () =>
  within(await screen.findByRole('list', { name: 'Публикации' }))
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.textContent]);

it('shows a page of items, each leading to its own, and more when asked to', async () => {
  const { user } = open();
  expect(screen.getByRole('status')).toBeTruthy();
  expect(await links()).toEqual([
    ['/p/21', expect.stringMatching(/^1\s200\sсКроссовки/)],
    ['/p/22', 'Сапоги'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Показать ещё' }));
  await waitFor(async () => expect(await links()).toHaveLength(3));
  expect((await links())[2]![1]).toContain('1 500'.replace(' ', '\u00A0'));
  expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull();
});

it('says that there is nothing yet', async () => {
  pages = { first: { list: [], next: null } };
  open();
  expect(await screen.findByText('Публикаций пока нет')).toBeTruthy();
});

it('offers another try after a failure', async () => {
  server.use(mockLostConnection(listOrganizationItems));
  const { user } = open();
  await screen.findByRole('alert');
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await links()).toHaveLength(2);
});

it('keeps what is there when more of it fails, which is asked for again', async () => {
  const { user } = open();
  await links();
  server.use(mockLostConnection(listOrganizationItems));
  await user.click(screen.getByRole('button', { name: 'Показать ещё' }));
  const again = await screen.findByRole('button', { name: 'Повторить' });
  expect(await links()).toHaveLength(2);
  server.resetHandlers();
  await user.click(again);
  await waitFor(async () => expect(await links()).toHaveLength(3));
});

it('goes on by itself at its end once somebody scrolls', async () => {
  open();
  await links();
  fireEvent.scroll(window);
  await waitFor(() => expect(screen.getAllByRole('listitem')[0]!.ariaPosInSet).toBe('1'));
  expect(asked).toEqual([null]);
  reachEnd();
  await waitFor(() => expect(asked).toEqual([null, 'later']));
});
