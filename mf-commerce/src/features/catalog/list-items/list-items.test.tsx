import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMe } from '@karavan/shared-api/client/accounts';
import { changeItems, listStaffItems } from '@karavan/shared-api/client/item-editing';
import type { Me } from '@karavan/shared-api/contract/accounts';
import type { StaffItem } from '@karavan/shared-api/contract/item-editing';
import {
  mockEndpoint,
  pressToast,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import management from '@karavan/shared-api/management/locales/ru.json' with { type: 'json' };
import texts from '../locales/ru.json' with { type: 'json' };
import { ListItems } from './list-items.tsx';

// jsdom has no layout: the first items are present as in the server's markup.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.scrollTo = () => undefined;

const item = (more: Partial<StaffItem> = {}): StaffItem => ({
  id: 7,
  title: 'Платье',
  image: null,
  status: 'published',
  publish_at: null,
  price: { amount: '100.00', currency: 'KGS' },
  old_price: null,
  quantity: 9,
  low_sizes: 0,
  size_count: 1,
  ...more,
});

let items: StaffItem[];
let permissions: string[];
let asked: URLSearchParams[];
let sent: unknown[];
let results: ('changed' | 'incomplete')[];
startMockServer(
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
          permissions,
          time_zone: 'Asia/Bishkek',
          order_kinds: [],
        },
      ],
    } as unknown as Me,
  })),
  mockEndpoint(listStaffItems, ({ request }) => {
    asked.push(new URL(request.url).searchParams);
    return {
      status: 200,
      data: {
        list: items,
        total_count: items.length,
        total_pages: 1,
        next: null,
        counts: { all: items.length, on_sale: 1, low: 1, sold_out: 0, draft: 0, archived: 0 },
      },
    };
  }),
  mockEndpoint(changeItems, async ({ request }) => {
    sent.push(await request.json());
    return { status: 200, data: { list: results } };
  }),
);
beforeEach(() => {
  items = [item(), item({ id: 8, title: 'Юбка', quantity: 1, low_sizes: 1, size_count: 3 })];
  permissions = ['can_manage_catalog'];
  asked = [];
  sent = [];
  results = ['changed', 'changed'];
});

function open() {
  const view = renderWithPlatform(<ListItems organizationId={5} />, {
    path: '/organizations/5/manage/items',
    session: {
      token: 't',
      user: { id: 1, full_name: 'Елена', avatar: null, has_empty_fields: false },
    },
    messages: { 'mf-commerce-catalog': texts, management },
  });
  return { user: userEvent.setup(), ...view };
}

it('says of each product what is left of it, and leads to its editor', async () => {
  open();
  const link = await screen.findByRole('link', { name: /Юбка/ });
  expect(link.textContent).toMatch(/Заканчивается.*1 шт\., размеров: 3/);
  expect(link.getAttribute('href')).toBe('/organizations/5/manage/items/8');
});

it('filters and searches', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /Заканчиваются/ }));
  await waitFor(() => expect(asked.at(-1)?.get('filter')).toBe('low'));
});

it('lowers the prices of those that are chosen, and tells what could not be changed', async () => {
  results = ['changed', 'incomplete'];
  const { user, record } = open();
  await user.click(await screen.findByRole('button', { name: 'Выбрать' }));
  for (const name of [/Платье/, /Юбка/]) await user.click(screen.getByRole('checkbox', { name }));
  const bar = await screen.findByRole('region', { name: 'Изменить выбранные' });
  await user.click(within(bar).getByRole('button', { name: 'Цена' }));
  await user.type(await screen.findByLabelText('На сколько процентов'), '15');
  await user.click(screen.getByRole('button', { name: 'Изменить цены' }));
  await waitFor(() =>
    expect(sent).toEqual([{ item_ids: [7, 8], price: { percent: -15, keeps_old: true } }]),
  );
  expect(record.toasts).toMatchObject([
    { kind: 'info', text: expect.stringMatching(/Не удалось: 1/) },
  ]);
});

it('archives those that are chosen, and puts each back as it was by the same toast', async () => {
  items = [item(), item({ id: 8, title: 'Юбка', status: 'draft' })];
  const { user, record } = open();
  await user.click(await screen.findByRole('button', { name: 'Выбрать' }));
  for (const name of [/Платье/, /Юбка/]) await user.click(screen.getByRole('checkbox', { name }));
  const bar = await screen.findByRole('region', { name: 'Изменить выбранные' });
  await user.click(within(bar).getByRole('button', { name: texts.archive }));
  await waitFor(() => expect(record.toasts).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('region', { name: texts.batch })).toBeNull());
  expect(record.toasts[0]).toMatchObject({ action: { label: texts.undo } });
  act(() => pressToast(record.toasts[0]));
  await waitFor(() =>
    expect(sent).toEqual([
      { item_ids: [7, 8], status: 'archived' },
      { item_ids: [7], status: 'published' },
      { item_ids: [8], status: 'draft' },
    ]),
  );
});

it('leads whoever has nothing yet to the first product', async () => {
  items = [];
  open();
  expect(await screen.findByRole('button', { name: 'Добавить товар' })).toBeTruthy();
});

it('is not for staff who may not manage what is sold', async () => {
  permissions = ['can_sell'];
  open();
  expect(await screen.findByText('Этот раздел не для вас')).toBeTruthy();
});
