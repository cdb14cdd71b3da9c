import { screen, waitFor } from '@testing-library/react';
import {
  applyStockCount,
  countPieces,
  getStockCount,
  listCountLines,
  startStockCount,
} from '@karavan/shared-api/client/stock-counts';
import type { CountLine, StockCount } from '@karavan/shared-api/contract/stock-counts';
import { mockEndpoint, startMockServer } from '@karavan/shared-api/testing';
import { stockSize } from '../shared/testing/stock-size.ts';
import { openStock, pageOf, whoManages } from '../shared/testing/test-stock.tsx';
import { CountStock } from './count-stock.tsx';

const COUNT: StockCount = {
  id: 4,
  opened_by: { id: 2, full_name: 'Тимур', avatar: null },
  opened_at: '2026-11-25T10:00:00.000Z',
  line_count: 1,
  piece_count: 8,
  differing_count: 1,
};
const line = (counted: number): CountLine => ({
  ...stockSize(),
  counted,
  expected: 10,
  difference: counted - 10,
  is_promised: counted < 2,
});

let count: StockCount | null;
let lines: CountLine[];
let sent: unknown[];
startMockServer(
  whoManages,
  mockEndpoint(getStockCount, () => ({ status: 200, data: { count } })),
  mockEndpoint(startStockCount, () => {
    count = COUNT;
    return { status: 200, data: COUNT };
  }),
  mockEndpoint(listCountLines, () => ({ status: 200, data: pageOf(lines) })),
  mockEndpoint(countPieces, async ({ request }) => {
    const body = (await request.json()) as { code?: string; counted?: number };
    sent.push(body);
    if (body.code === 'nothing') {
      return {
        status: 406,
        failure: { success: false, code: 'goods_code_unknown', message: 'Такого кода нет' },
      };
    }
    lines = [line(body.counted ?? 9)];
    return { status: 200, data: lines[0]! };
  }),
  mockEndpoint(applyStockCount, async ({ request }) => {
    sent.push(await request.json());
    count = null;
    return { status: 200, data: { changed: 1 } };
  }),
);
beforeEach(() => {
  count = COUNT;
  lines = [line(8)];
  sent = [];
});

const open = () =>
  openStock(<CountStock organizationId={5} />, '/organizations/5/manage/stock/count');

it('begins with nothing but the way to begin', async () => {
  count = null;
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Начать пересчёт' }));
  expect(await screen.findByLabelText('Код товара')).toBeTruthy();
});

it('counts a piece for each code that is typed, and is ready for the next', async () => {
  const { user } = open();
  const field = await screen.findByLabelText('Код товара');
  await user.type(field, '4006381333931{Enter}');
  expect(await screen.findByText('Платье · M: 9')).toBeTruthy();
  expect(sent).toEqual([{ code: '4006381333931' }]);
  expect((field as HTMLInputElement).value).toBe('');
  expect(document.activeElement).toBe(field);
});

it('says beside the field that nothing has the code', async () => {
  const { user } = open();
  await user.type(await screen.findByLabelText('Код товара'), 'nothing{Enter}');
  expect(await screen.findByText('Такого кода нет')).toBeTruthy();
});

it('shows what differs, and takes a number that is typed', async () => {
  const { user } = open();
  expect(await screen.findByText('По учёту: 10')).toBeTruthy();
  expect(screen.getByText(/^[−-]2$/)).toBeTruthy();
  const counted = screen.getByRole('textbox', { name: 'Посчитано' });
  await user.clear(counted);
  await user.type(counted, '10');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Сходится')).toBeTruthy();
  expect(sent).toEqual([{ size: 7, counted: 10 }]);
});

it('is applied after a question', async () => {
  const { user, record } = open();
  await user.click(await screen.findByRole('button', { name: 'Провести пересчёт' }));
  await waitFor(() => expect(sent).toEqual([{ count: 4 }]));
  await waitFor(() => expect(record.toasts).toMatchObject([{ kind: 'success' }]));
});
