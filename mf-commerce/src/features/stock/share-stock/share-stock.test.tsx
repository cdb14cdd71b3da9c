import { screen, waitFor, within } from '@testing-library/react';
import {
  linkStock,
  listStock,
  listStockLinks,
  unlinkStock,
} from '@karavan/shared-api/client/stock';
import type { StockSize } from '@karavan/shared-api/contract/stock';
import { mockEndpoint, startMockServer } from '@karavan/shared-api/testing';
import { stockSize } from '../shared/testing/stock-size.ts';
import { openStock, pageOf, whoManages } from '../shared/testing/test-stock.tsx';
import { ShareStock } from './share-stock.tsx';

let sharing: StockSize[];
let sent: unknown[];
const others = [
  stockSize({ id: 8, item_id: 4, stock_id: 8, title: 'Платье, вид сзади', stock: 5 }),
  stockSize({ id: 9, item_id: 4, stock_id: 9, title: 'Платье, вид сзади', size: 'L', stock: 3 }),
  stockSize({ id: 10, item_id: 3, stock_id: 10, size: 'S' }),
];
startMockServer(
  whoManages,
  mockEndpoint(listStockLinks, () => ({ status: 200, data: { list: sharing } })),
  mockEndpoint(listStock, () => ({
    status: 200,
    data: { ...pageOf([...sharing, ...others]), counts: null },
  })),
  mockEndpoint(linkStock, async ({ request }) => {
    sent.push(await request.json());
    sharing = [stockSize({ stock: 12, shared_with: 1 }), { ...others[0]!, stock: 12 }];
    return { status: 200, data: { list: sharing } };
  }),
  mockEndpoint(unlinkStock, async ({ request }) => {
    sent.push(await request.json());
    sharing = [stockSize({ stock: 6 })];
    return { status: 200, data: stockSize({ id: 8, stock: 4 }) };
  }),
);
beforeEach(() => {
  sharing = [stockSize()];
  sent = [];
});

const open = () =>
  openStock(<ShareStock organizationId={5} sizeId={7} />, '/organizations/5/manage/stock/7/links');

it('offers sizes of other posts, one of each, and sends the difference to the sum', async () => {
  const { user, record } = open();
  expect(await screen.findByText('Этот остаток продаётся только здесь.')).toBeTruthy();
  const offer = within(await screen.findByRole('list', { name: 'Размеры других постов' }));
  expect(offer.getAllByRole('listitem')).toHaveLength(2);
  await user.click(offer.getByRole('button', { name: 'Добавить: Платье, вид сзади L' }));
  await user.click(offer.getByRole('button', { name: 'Добавить: Платье, вид сзади M' }));
  const chosen = within(screen.getByRole('list', { name: 'Выбрано' }));
  expect(chosen.getAllByRole('listitem')).toHaveLength(1);
  const total = screen.getByLabelText('Сколько штук всего');
  expect(screen.getByText(/Вместе 15/)).toBeTruthy();
  await user.type(total, '12');
  await user.click(screen.getByRole('button', { name: 'Объединить остаток' }));
  await waitFor(() => expect(sent).toEqual([{ sizes: [8], change: -3 }]));
  expect(await screen.findByText('Что продано в одном посте, сразу убывает во всех.')).toBeTruthy();
  expect(record.toasts).toMatchObject([{ kind: 'success', text: 'Общий остаток: 12' }]);
});

it('takes a post out again with free pieces', async () => {
  sharing = [stockSize({ stock: 10, shared_with: 1 }), { ...others[0]!, stock: 10, free: 8 }];
  const { user, record } = open();
  await user.click(await screen.findByRole('button', { name: 'Отделить: Платье, вид сзади M' }));
  const form = within(await screen.findByRole('form', { name: 'Отделить' }));
  expect(form.getByText('Не больше 8')).toBeTruthy();
  await user.clear(form.getByLabelText('Сколько свободных штук забрать'));
  await user.type(form.getByLabelText('Сколько свободных штук забрать'), '4');
  await user.click(form.getByRole('button', { name: 'Отделить' }));
  await waitFor(() => expect(sent).toEqual([{ free: 4 }]));
  expect(record.toasts).toMatchObject([{ kind: 'success', text: 'Отделено, на складе: 4' }]);
});
