import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMe } from '@karavan/shared-api/client/accounts';
import * as endpoints from '@karavan/shared-api/client/collections';
import { listStaffItems } from '@karavan/shared-api/client/item-editing';
import type { Me } from '@karavan/shared-api/contract/accounts';
import type {
  EditedCollection,
  PickedItem,
  StaffCollection,
} from '@karavan/shared-api/contract/collections';
import type { StaffItem } from '@karavan/shared-api/contract/item-editing';
import {
  mockEndpoint,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import management from '@karavan/shared-api/management/locales/ru.json' with { type: 'json' };
import texts from '../locales/ru.json' with { type: 'json' };
import { EditCollection } from './edit-collection.tsx';
import { ListCollections } from './list-collections.tsx';

// jsdom has no layout.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.scrollTo = () => undefined;

const collection = (id: number, title: string, more: Partial<StaffCollection> = {}) => ({
  id,
  title,
  image: null,
  is_published: true,
  is_automatic: false,
  item_count: 3,
  ...more,
});

const item = (id: number, title: string): StaffItem => ({
  id,
  title,
  image: null,
  status: 'published',
  publish_at: null,
  price: { amount: '100.00', currency: 'KGS' },
  old_price: null,
  quantity: 9,
  low_sizes: 0,
  size_count: 1,
});

const STORED: EditedCollection = {
  id: 1,
  version: 4,
  title: 'Лето',
  translations: [],
  image: null,
  is_published: true,
  rule: null,
  items: [],
};

const PINNED: PickedItem[] = [];
const OFFERED = [item(7, 'Платье'), item(8, 'Юбка')];

let collections: StaffCollection[];
let sent: unknown[];
const server = startMockServer(
  mockEndpoint(getMe, () => ({
    status: 200,
    data: {
      organizations: [
        {
          id: 5,
          title: 'Лавка',
          image: null,
          color: '#334455',
          is_owner: false,
          permissions: ['can_manage_catalog'],
          time_zone: 'Asia/Bishkek',
          order_kinds: [],
        },
      ],
    } as unknown as Me,
  })),
  mockEndpoint(endpoints.listStaffCollections, () => ({
    status: 200,
    data: { list: collections, currency: 'KGS' },
  })),
  mockEndpoint(endpoints.getPinnedItems, () => ({ status: 200, data: { list: PINNED } })),
  mockEndpoint(endpoints.orderCollections, async ({ request }) => {
    sent.push(await request.json());
    return { status: 204, data: undefined };
  }),
  mockEndpoint(endpoints.createCollection, async ({ request }) => {
    sent.push(await request.json());
    return { status: 201, data: STORED };
  }),
  mockEndpoint(endpoints.getEditedCollection, () => ({ status: 200, data: STORED })),
  mockEndpoint(endpoints.updateCollection, () => refusal('collection_changed')),
  mockEndpoint(listStaffItems, () => ({
    status: 200,
    data: {
      list: OFFERED,
      total_count: 2,
      total_pages: 1,
      next: null,
      counts: null,
    },
  })),
);
beforeEach(() => {
  collections = [
    collection(1, 'Лето'),
    collection(2, 'Новинки', { is_automatic: true, is_published: false }),
  ];
  sent = [];
});
afterEach(() => server.resetHandlers());

function open(page: 'list' | 'new' | 'stored') {
  const view = renderWithPlatform(
    page === 'list' ? (
      <ListCollections organizationId={5} />
    ) : (
      <EditCollection organizationId={5} collectionId={page === 'new' ? null : 1} />
    ),
    {
      path: '/organizations/5/manage/collections',
      session: {
        token: 't',
        user: { id: 1, full_name: 'Елена', avatar: null, has_empty_fields: false },
      },
      messages: { 'mf-commerce-catalog': texts, management },
    },
  );
  return { user: userEvent.setup(), ...view };
}

it('brings collections into an order by the keyboard', async () => {
  const { user } = open('list');
  const grip = await screen.findByRole('button', { name: 'Переместить: Лето' });
  grip.focus();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(sent).toEqual([{ collection_ids: [2, 1] }]));
  expect(screen.getByText('Лето: место 2 из 2')).toBeTruthy();
});

it('says which collections are hidden, and which put themselves together', async () => {
  open('list');
  const way = await screen.findByRole('link', { name: /Новинки/ });
  expect(way.textContent).toMatch(/Собирается сама, товаров: 3.*Скрыта/);
  expect(way.getAttribute('href')).toBe('/organizations/5/manage/collections/2');
});

it('leads whoever has none yet to the first one', async () => {
  collections = [];
  open('list');
  expect(await screen.findByText('Подборок пока нет')).toBeTruthy();
});

it('puts a new one together of what was picked, in its order', async () => {
  const { user } = open('new');
  await user.type(await screen.findByLabelText('Название'), 'Лето');
  await user.click(await screen.findByRole('button', { name: 'Добавить: Юбка' }));
  await user.click(screen.getByRole('button', { name: 'Добавить: Платье' }));
  const picked = screen.getByRole('list', { name: 'Товары в подборке' });
  expect(within(picked).getAllByRole('listitem')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { title: 'Лето', translations: [], is_published: true, rule: null, item_ids: [8, 7] },
    ]),
  );
});

it('lets whoever comes second save all the same, once they have been told', async () => {
  let stored = STORED;
  server.use(
    mockEndpoint(endpoints.getEditedCollection, () => ({ status: 200, data: stored })),
    mockEndpoint(endpoints.updateCollection, async ({ request }) => {
      const body = (await request.json()) as { readonly version: number };
      if (body.version !== stored.version) return refusal('collection_changed');
      sent.push(body);
      return { status: 200, data: stored };
    }),
  );
  const { user } = open('stored');
  await user.type(await screen.findByLabelText('Название'), ' 2027');
  stored = { ...STORED, version: STORED.version + 1, title: 'Осень' };
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await screen.findByRole('button', { name: 'Взять сохранённую' });
  await waitFor(async () => {
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(sent).toMatchObject([{ title: 'Лето 2027', version: stored.version }]);
  });
});

it('tells whoever comes second, and loses nothing that they have typed', async () => {
  const { user } = open('stored');
  const title = await screen.findByLabelText('Название');
  await user.type(title, ' 2027');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText(/подборку изменил кто-то ещё/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Название').value).toBe('Лето 2027');
});
