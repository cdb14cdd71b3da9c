import { act, screen, waitFor } from '@testing-library/react';
import { listSelection } from '@karavan/shared-api/client/collections';
import { listSimilarItems } from '@karavan/shared-api/client/items';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import type { ShownNow } from '@karavan/shared-api/contract/live-items';
import { mockEndpoint, renderWithPlatform, startMockServer } from '@karavan/shared-api/testing';
import shop from '../locales/ru.json' with { type: 'json' };
import { SelectionRow } from './selection-row.tsx';
import { SimilarItems } from './similar-items.tsx';

const post = (name: string) =>
  ({
    id: 7,
    name,
    kind: 'product',
    image: null,
    price_unit: null,
    price: { amount: '100.00', currency: 'KGS' },
    old_price: null,
  }) as unknown as FeedPost;

let list: FeedPost[];
startMockServer(
  mockEndpoint(listSelection, () => ({
    status: 200,
    data: { list, next: null, total_count: list.length, total_pages: 1 },
  })),
  mockEndpoint(listSimilarItems, () => ({ status: 200, data: { list } })),
);
beforeEach(() => {
  list = [post('Шарф')];
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

const NOW = { name: 'Шарф', names: {}, stamp: 'a' } as unknown as ShownNow;

it.each([
  ['what the shop has chosen', <SelectionRow key="row" id={5} />],
  ['similar items', <SimilarItems key="row" id={5} />],
])('a row of %s follows its items', async (_name, row) => {
  const { sockets } = renderWithPlatform(row, {
    messages: { 'mf-commerce-shop': shop as unknown as Record<string, string> },
    session: {
      token: 'token',
      user: { id: 1, full_name: 'Айгуль', avatar: null, has_empty_fields: false },
    },
  });
  await screen.findByText('Шарф');
  let stamp = 0;
  // What keeps a row loads once the page is idle.
  const tell = (shown: ShownNow | null) =>
    act(() => sockets.emit({ stream: 'items' }, 'items.now', { items: [{ id: 7, shown }] }));
  list = [post('Шарф шерстяной')];
  await waitFor(() => {
    tell({ ...NOW, stamp: String((stamp += 1)) });
    expect(screen.queryByText('Шарф шерстяной')).toBeTruthy();
  });
  list = [];
  await waitFor(() => {
    tell(null);
    expect(screen.queryByText('Шарф шерстяной')).toBeNull();
  });
});
