import { screen, waitFor, within } from '@testing-library/react';
import { adjustStock, listStock } from '@karavan/shared-api/client/stock';
import type { StockSize } from '@karavan/shared-api/contract/stock';
import { mockEndpoint, startMockServer } from '@karavan/shared-api/testing';
import { stockSize } from '../shared/testing/stock-size.ts';
import { openStock, pageOf, whoManages } from '../shared/testing/test-stock.tsx';
import { KeepStock } from './keep-stock.tsx';

let sizes: StockSize[];
let asked: URLSearchParams[];
let sent: unknown[];
startMockServer(
  whoManages,
  mockEndpoint(listStock, ({ request }) => {
    asked.push(new URL(request.url).searchParams);
    return {
      status: 200,
      data: { ...pageOf(sizes), counts: { all: sizes.length, low: 1, sold_out: 1 } },
    };
  }),
  mockEndpoint(adjustStock, async ({ request }) => {
    sent.push(await request.json());
    return { status: 200, data: stockSize({ stock: 7 }) };
  }),
);
beforeEach(() => {
  sizes = [
    stockSize(),
    stockSize({ id: 8, title: 'Юбка', size: '', free: 1, stock: 1, held: 0 }),
    stockSize({ id: 9, title: 'Пояс', size: '', free: 0, stock: 0, held: 0 }),
  ];
  asked = [];
  sent = [];
});

const open = (query = '') =>
  openStock(<KeepStock organizationId={5} />, `/organizations/5/manage/stock${query}`);

it('says of each size what is free and promised, and leads to its ledger', async () => {
  open();
  const link = await screen.findByRole('link', { name: /Платье · M/ });
  expect(link.textContent).toMatch(/P-M · 4006381333931.*Свободно: 8.*в заказах 2 из 10/);
  expect(link.getAttribute('href')).toBe('/organizations/5/manage/stock/7');
  expect((await screen.findByRole('link', { name: /Юбка/ })).textContent).toMatch(/Заканчивается/);
  expect(screen.getByRole('link', { name: /Пояс/ }).textContent).toMatch(/Закончился/);
});

it('begins with the filter of its address, and changes it', async () => {
  const { user } = open('?filter=low');
  await waitFor(() => expect(asked.at(-1)?.get('filter')).toBe('low'));
  await user.click(await screen.findByRole('button', { name: /Закончились/ }));
  await waitFor(() => expect(asked.at(-1)?.get('filter')).toBe('sold_out'));
});

it('sends the difference to what was shown, with the reason', async () => {
  const { user, record } = open();
  await user.click(await screen.findByRole('button', { name: 'Изменить остаток: Платье M' }));
  const form = within(await screen.findByRole('form', { name: 'Изменить остаток' }));
  await user.click(form.getByRole('button', { name: 'Пересчёт' }));
  await user.type(form.getByLabelText('Сколько штук есть на самом деле'), '7');
  expect(form.getByText('Станет: 7')).toBeTruthy();
  await user.type(form.getByLabelText('Примечание'), 'Полка у входа');
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() =>
    expect(sent).toEqual([{ reason: 'counted', change: -3, note: 'Полка у входа' }]),
  );
  expect(record.toasts).toMatchObject([{ kind: 'success', text: 'Теперь на складе: 7' }]);
});

it('asks for a number that changes anything', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Изменить остаток: Платье M' }));
  const form = within(await screen.findByRole('form', { name: 'Изменить остаток' }));
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  const field = form.getByLabelText('Сколько штук');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(sent).toEqual([]);
});
