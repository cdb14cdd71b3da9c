import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeItems, getEditedItem } from '@karavan/shared-api/client/item-editing';
import type { BatchResult, EditedItem } from '@karavan/shared-api/contract/item-editing';
import {
  mockEndpoint,
  pressToast,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import texts from '../locales/ru.json' with { type: 'json' };
import { ItemMenu } from './item-menu.tsx';

const ITEM: EditedItem = {
  id: 7,
  version: 3,
  title: 'Платье',
  description: '',
  translations: [],
  category: { id: 2, title: 'Платья' },
  price: '100.00',
  old_price: null,
  currency: 'KGS',
  images: [],
  videos: [],
  instagram_posts: [],
  sizes: [],
  status: 'published',
  publish_at: null,
};

const CHANGED: BatchResult[] = ['changed'];

let stored: EditedItem;
let sent: unknown[];
startMockServer(
  mockEndpoint(getEditedItem, () => ({ status: 200, data: stored })),
  mockEndpoint(changeItems, async ({ request }) => {
    sent.push(await request.json());
    return { status: 200, data: { list: CHANGED } };
  }),
);
beforeEach(() => {
  stored = ITEM;
  sent = [];
});

async function archived() {
  const { record } = renderWithPlatform(<ItemMenu organizationId={5} itemId={7} />, {
    path: '/organizations/5/manage/items/7',
    messages: { 'mf-commerce-catalog': texts },
  });
  const user = userEvent.setup();
  await waitFor(async () => {
    await user.click(screen.getByRole('button', { name: texts.actions }));
    // What is on sale has a page: by then it is known how it stands.
    const needed = stored.status === 'published' ? texts.open_page : texts.archive;
    expect(record.menus.at(-1)!.items.some(({ label }) => label === needed)).toBe(true);
  });
  act(() =>
    record.menus
      .at(-1)!
      .items.find(({ label }) => label === texts.archive)!
      .run(),
  );
  await waitFor(() => expect(record.toasts).toHaveLength(1));
  expect(sent).toEqual([{ item_ids: [7], status: 'archived' }]);
  return record;
}

test('a product is archived, and back on sale by the same toast', async () => {
  const { toasts } = await archived();
  expect(toasts[0]).toMatchObject({ text: texts.done_archived, action: { label: texts.undo } });
  act(() => pressToast(toasts[0]));
  await waitFor(() => expect(sent[1]).toEqual({ item_ids: [7], status: 'published' }));
  await waitFor(() => expect(toasts[1]).toMatchObject({ text: texts.done_published }));
});

test('a draft that loses its time of publication cannot come back as it was', async () => {
  stored = { ...ITEM, status: 'draft', publish_at: '2090-01-01T08:00:00.000Z' };
  const { toasts } = await archived();
  expect(toasts[0]).not.toHaveProperty('action');
});
