import { act, screen } from '@testing-library/react';
import { listFeed } from '@karavan/shared-api/client/feed';
import { mockEndpoint, renderWithPlatform, startMockServer } from '@karavan/shared-api/testing';
import { useEndlessList } from '@karavan/shared-api/query';
import type { FeedPost } from '../contract/feed.ts';
import type { LivePost, ShownNow } from '../contract/live-items.ts';
import { LivePosts } from './live-posts.tsx';
import texts from './locales/ru.json' with { type: 'json' };

const som = (amount: string) => ({ amount, currency: 'KGS' });
const post = (id: number) =>
  ({ id, name: `Товар ${id}`, price: som('100.00'), old_price: null }) as FeedPost;
const shown = (values: Partial<ShownNow> = {}): ShownNow => ({
  name: 'Товар 1',
  names: {},
  price: som('100.00'),
  old_price: null,
  is_from: false,
  is_sold_out: false,
  is_cancelled: false,
  stamp: 'a',
  ...values,
});

const POSTS = [post(1), post(2)];
startMockServer(
  mockEndpoint(listFeed, () => ({
    status: 200,
    data: { list: POSTS, total_count: 2, total_pages: 1, next: null },
  })),
);

function List() {
  const { items } = useEndlessList(listFeed, { query: {} });
  return (
    <ul>
      <LivePosts posts={items} lists={[listFeed]} />
      {items.map(({ id, name, price, news }: LivePost) => (
        <li key={id}>{[name, price?.amount, news].filter(Boolean).join(' ')}</li>
      ))}
    </ul>
  );
}

async function open(isSignedIn = true) {
  const view = renderWithPlatform(<List />, {
    messages: { 'live-items': texts },
    ...(isSignedIn && {
      session: {
        token: 'token',
        user: { id: 1, full_name: 'Айгуль', avatar: null, has_empty_fields: false },
      },
    }),
  });
  await screen.findByText('Товар 1 100.00');
  // Effects run after what is shown: from here on it listens.
  await act(async () => undefined);
  const tell = (id: number, now: ShownNow | null) =>
    act(async () =>
      view.sockets.emit({ stream: 'items' }, 'items.now', { items: [{ id, shown: now }] }),
    );
  return { tell };
}

it('shows a new price and name, and says that the price is new until the list is read again', async () => {
  const { tell } = await open();
  await tell(1, shown());
  expect(await screen.findByText('Товар 1 100.00')).toBeTruthy();
  await tell(1, shown({ price: som('80.00'), name: 'Иначе', names: { ru: 'По-другому' } }));
  expect(await screen.findByText(`По-другому 80.00 ${texts.price_changed}`)).toBeTruthy();
  expect(await screen.findByText('Товар 2 100.00')).toBeTruthy();
});

it('says what is sold out, and no more once there is some again', async () => {
  const { tell } = await open();
  await tell(1, shown({ is_sold_out: true }));
  expect(await screen.findByText(`Товар 1 100.00 ${texts.sold_out}`)).toBeTruthy();
  await tell(1, shown());
  expect(await screen.findByText('Товар 1 100.00')).toBeTruthy();
});

it('says what is gone and keeps it readable, but says nothing of what never was shown to everybody', async () => {
  const { tell } = await open();
  await tell(1, shown());
  await tell(1, null);
  expect(await screen.findByText(`Товар 1 100.00 ${texts.gone}`)).toBeTruthy();
  await tell(2, null);
  expect(await screen.findByText('Товар 2 100.00')).toBeTruthy();
});

it('opens no stream for guests', async () => {
  const { tell } = await open(false);
  await tell(1, shown({ price: som('80.00') }));
  expect(await screen.findByText('Товар 1 100.00')).toBeTruthy();
});
