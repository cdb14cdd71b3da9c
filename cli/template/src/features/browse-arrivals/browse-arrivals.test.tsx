import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listFeed } from '@karavan/shared-api/client/feed';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import {
  mockEndpoint,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import messages from '../../locales/en.json' with { type: 'json' };
import { BrowseArrivals } from './browse-arrivals.tsx';

const post: FeedPost = {
  id: 7,
  kind: 'product',
  name: 'Felt slippers',
  description: 'Warm',
  price: null,
  price_unit: null,
  old_price: null,
  image: null,
  organization: {
    id: 1,
    title: 'Bazaar',
    image: null,
    color: '#2f5fa8',
    type: 'shop',
    is_verified: true,
  },
  like_count: 0,
  comment_count: 0,
  is_liked: null,
  is_saved: null,
  created_at: '2026-01-01T00:00:00Z',
};

const posts = { list: [post], next: null, total_count: 1, total_pages: 1 };

const server = startMockServer(mockEndpoint(listFeed, () => ({ status: 200, data: posts })));

const open = () =>
  renderWithPlatform(<BrowseArrivals />, {
    locale: 'en',
    messages: { 'mf-example': messages },
  });

it('lists what has been published, with a description if asked for', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'Felt slippers' });
  expect(link.getAttribute('href')).toBe('/p/7');
  await userEvent.setup().click(screen.getByRole('button', { name: messages.describe }));
  expect(screen.getByText('Warm')).toBeTruthy();
});

it('offers to try again when the list cannot be loaded', async () => {
  server.use(mockEndpoint(listFeed, () => refusal('unavailable')));
  open();
  expect(await screen.findByRole('alert')).toBeTruthy();
});
